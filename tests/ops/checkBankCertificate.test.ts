import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadBankCertificates, makeBankCertificates } from '../../ops/bank/loadBankCertificates'
import { checkout } from '../../ops/base/checkout'
import { readSettings } from '../../ops/base/readSettings'
import { checkBankCertificate } from '../../ops/run/checkBankCertificate'

const DAY_MS = 86_400_000
const NOW = new Date()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-certificate-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const endsIn = async (days: number) => {
  const { client } = await makeBankCertificates(new Date(NOW.getTime() + days * DAY_MS))
  return {
    WINEX_PIX_URL: 'https://pix.banco.example/api/v2',
    WINEX_PIX_CERT: client.cert,
    WINEX_PIX_CERT_KEY: client.key,
  }
}
const check = (environment: Record<string, string>) => {
  const warn = vi.fn<(line: string) => void>()
  checkBankCertificate(readSettings(environment), warn, NOW)
  return warn.mock.calls.join()
}

it('lets nothing start with a certificate that has ended, and says which', async () => {
  const ended = await endsIn(-2)
  expect(() => check(ended)).toThrow(
    /^WINEX_PIX_CERT: o certificado terminou em \d\d\/\d\d\/\d{4}; peça um novo ao banco\.$/,
  )
  // nobody speaks to a bank without its address
  expect(check({ ...ended, WINEX_PIX_URL: '' })).toBe('')
})

it('lets nothing start with a key of another certificate', async () => {
  const [one, other] = await Promise.all([endsIn(90), endsIn(90)])
  expect(() => check({ ...one, WINEX_PIX_CERT_KEY: other.WINEX_PIX_CERT_KEY })).toThrow(
    'WINEX_PIX_CERT_KEY: não é a chave do certificado que está em WINEX_PIX_CERT.',
  )
})

it('tells of one that ends within a month, and of no other', async () => {
  expect(check(await endsIn(10))).toMatch(
    /o certificado para o banco \(WINEX_PIX_CERT\) termina em \d\d\/\d\d\/\d{4}\. Peça um novo/,
  )
  expect(check(await endsIn(40))).toBe('')
})

it('finds the files from wherever the command is typed', async () => {
  const { client } = await loadBankCertificates()
  const cert = join(folder, 'winex.pem')
  const key = join(folder, 'winex.key')
  writeFileSync(cert, client.cert)
  writeFileSync(key, client.key)
  const { environment } = readSettings({
    WINEX_PIX_URL: 'https://pix.banco.example/api/v2',
    WINEX_PIX_CERT: relative(checkout.root, cert),
    WINEX_PIX_CERT_KEY: relative(checkout.root, key),
  })
  expect(environment).toMatchObject({ WINEX_PIX_CERT: cert, WINEX_PIX_CERT_KEY: key })
  expect(() => check({ ...environment } as Record<string, string>)).not.toThrow()
})
