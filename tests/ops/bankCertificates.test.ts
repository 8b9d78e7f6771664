import { spawn, spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  CertificateProblem,
  daysLeft,
  readBankCertificate,
  readCertificateEnd,
  type CertificateVariables,
} from '../../backend/src/pix/bank/readBankCertificate'
import {
  loadBankCertificates,
  makeBankCertificates,
  type BankCertificates,
} from '../../ops/bank/loadBankCertificates'
import { freePort } from '../../ops/base/freePort'
import { bankError, CHARGE, newTxid, openBankWorld, type BankWorld } from '../support/bankWorld'

const hasOpenSsl = spawnSync('openssl', ['version']).status === 0
const NOW = new Date()
let folder: string
let made: BankCertificates
let others: BankCertificates

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'winex-bank-'))
  made = await loadBankCertificates(join(folder, 'bank-certificates.json'))
  others = await makeBankCertificates()
})
afterAll(() => rmSync(folder, { recursive: true }))

const variables = (): CertificateVariables => ({
  WINEX_PIX_CERT: made.client.cert,
  WINEX_PIX_CERT_KEY: made.client.key,
  WINEX_PIX_CA: made.ca,
})

const problem = (given: CertificateVariables, now = NOW): string => {
  try {
    readBankCertificate(given, now)
    return ''
  } catch (error) {
    if (error instanceof CertificateProblem) return error.message
    throw error
  }
}

describe('the certificate for the bank', () => {
  it('is read from text, from one line of it, and from files; its days are counted', () => {
    const read = readBankCertificate(variables(), NOW)
    expect(read.certificate?.cert).toBe(made.client.cert)
    expect(daysLeft(read.certificate?.endsAt ?? NOW, NOW)).toBe(364)
    const line = (text: string) => text.replaceAll('\n', '\\n')
    expect(
      readBankCertificate(
        {
          WINEX_PIX_CERT: line(made.client.cert),
          WINEX_PIX_CERT_KEY: line(made.client.key),
        },
        NOW,
      ).certificate?.key,
    ).toBe(made.client.key)
    const path = join(folder, 'client.pem')
    writeFileSync(path, made.client.cert)
    expect(
      readBankCertificate({ ...variables(), WINEX_PIX_CERT: path }, NOW).certificate?.cert,
    ).toBe(made.client.cert)
    expect(readBankCertificate({}, NOW)).toEqual({})
  })

  it('counts whole days: 0 on the last one, below 0 when it has ended', () => {
    const end = new Date('2026-12-01T12:00:00Z')
    expect(daysLeft(end, new Date('2026-11-30T12:00:00Z'))).toBe(1)
    expect(daysLeft(end, new Date('2026-11-30T12:00:01Z'))).toBe(0)
    expect(daysLeft(end, new Date('2026-12-01T12:00:01Z'))).toBe(-1)
  })

  it('ends with what ends first; of several signers the last one counts', async () => {
    const [soon, late] = [10, 20].map((days) => new Date(NOW.getTime() + days * 86_400_000))
    const { client } = await makeBankCertificates(soon)
    const { client: signer } = await makeBankCertificates(late)
    const end = (given: CertificateVariables) => readCertificateEnd(given)
    expect(end({})).toBeNull()
    expect(end({ WINEX_PIX_CERT: client.cert, WINEX_PIX_CA: signer.cert })?.variable).toBe(
      'WINEX_PIX_CERT',
    )
    expect(end({ WINEX_PIX_CERT: signer.cert, WINEX_PIX_CA: client.cert })?.variable).toBe(
      'WINEX_PIX_CA',
    )
    const both = { WINEX_PIX_CA: `${client.cert}\n${signer.cert}` }
    expect(end(both)).toEqual(end({ WINEX_PIX_CA: signer.cert }))
    const between = new Date(NOW.getTime() + 15 * 86_400_000)
    expect(problem(both, between)).toBe('')
    expect(problem({ WINEX_PIX_CA: client.cert }, between)).toMatch(
      /^WINEX_PIX_CA: o certificado terminou em \d\d\/\d\d\/\d{4}; peça um novo ao banco\.$/,
    )
  })

  it('says which is wrong', async () => {
    const binary = join(folder, 'client.p12')
    writeFileSync(binary, Buffer.from([0x30, 0x82]))
    const locked = createPrivateKey(made.client.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'senha',
    })
    const of = (given: CertificateVariables) => problem({ ...variables(), ...given })
    expect(of({ WINEX_PIX_CERT_KEY: undefined })).toBe(
      'WINEX_PIX_CERT_KEY: falta, e WINEX_PIX_CERT foi dado; um precisa do outro.',
    )
    expect(of({ WINEX_PIX_CERT: '' })).toMatch(/^WINEX_PIX_CERT: falta/)
    expect(of({ WINEX_PIX_CERT: '/nada/aqui.pem' })).toBe(
      'WINEX_PIX_CERT: o arquivo /nada/aqui.pem não pôde ser lido (ENOENT).',
    )
    expect(of({ WINEX_PIX_CERT: binary })).toContain('converta-o, se for .p12 ou .pfx')
    expect(of({ WINEX_PIX_CERT: made.client.key })).toBe(
      'WINEX_PIX_CERT: não é um certificado em PEM (BEGIN CERTIFICATE).',
    )
    expect(of({ WINEX_PIX_CERT_KEY: made.client.cert })).toMatch(
      /^WINEX_PIX_CERT_KEY: não é uma chave privada/,
    )
    expect(of({ WINEX_PIX_CERT_KEY: String(locked) })).toContain('protegida por senha')
    expect(of({ WINEX_PIX_CERT_KEY: others.client.key })).toBe(
      'WINEX_PIX_CERT_KEY: não é a chave do certificado que está em WINEX_PIX_CERT.',
    )
    expect(of({ WINEX_PIX_CA: 'texto' })).toMatch(/^WINEX_PIX_CA: o arquivo texto/)
    const later = new Date(NOW.getTime() + 400 * 86_400_000)
    expect(problem({ ...variables(), WINEX_PIX_CA: undefined }, later)).toMatch(
      /^WINEX_PIX_CERT: o certificado terminou em \d\d\/\d\d\/\d{4}; peça um novo ao banco\.$/,
    )
    expect(problem(variables(), new Date('2020-01-01'))).toContain('só vale a partir de')
  })
})

describe('a bank that asks for a certificate', () => {
  let world: BankWorld

  beforeAll(async () => {
    world = await openBankWorld({ certificates: made }, { certificate: made.client, ca: made.ca })
  })
  afterAll(() => world.end())

  it('lets in who has it', async () => {
    expect(world.stand.url).toMatch(/^https:/)
    expect(await world.client.createCharge(newTxid(), CHARGE)).toMatchObject({ status: 'ATIVA' })
    expect((await fetch(world.stand.pageUrl)).status).toBe(200)
  })

  it('keeps its certificates for the next start', async () => {
    expect(await loadBankCertificates(join(folder, 'bank-certificates.json'))).toEqual(made)
  })

  it('that is not known by its signer is not spoken to', async () => {
    const error = await bankError(world.connect({ ca: undefined }).readCharge(newTxid()))
    expect(error).toMatchObject({ kind: 'ours' })
    expect(error.message).toMatch(/^Não se sabe quem assinou o certificado do banco/)
  })

  it('lets nobody in without one, and that is ours', async () => {
    const error = await bankError(world.connect({ certificate: undefined }).readCharge(newTxid()))
    expect(error.message).toMatch(/^O banco não aceitou o nosso certificado/)
    expect(error.kind).toBe('ours')
  })

  // Node's servers close the connection without the alert that other servers send.
  it.each<[string, () => Promise<BankCertificates['client']>]>([
    ['one of another signer', async () => others.client],
    [
      'one that has ended',
      async () => (await makeBankCertificates(new Date(Date.now() - 86_400_000))).client,
    ],
  ])('lets nobody in with %s', async (_what, certificate) => {
    const client = world.connect({ certificate: await certificate() })
    const error = await bankError(client.readCharge(newTxid()))
    expect(error.message).toContain('confira o certificado')
    expect(error.kind).toBe('later')
  })

  it.runIf(hasOpenSsl).each(['-tls1_2', '-tls1_3'])(
    'and says by an alert that it does not take ours: %s',
    async (version) => {
      const port = await freePort()
      const path = (name: string, text: string) => {
        writeFileSync(join(folder, name), text)
        return join(folder, name)
      }
      const keys = `-cert ${path('bank.pem', made.bank.cert)} -key ${path('bank.key', made.bank.key)}`
      const asks = `-CAfile ${path('ca.pem', made.ca)} -Verify 1 -verify_return_error`
      const server = spawn(
        'openssl',
        `s_server ${version} -accept 127.0.0.1:${port} -quiet ${keys} ${asks}`.split(' '),
      )
      const url = `https://localhost:${port}`
      const client = world.connect({ url, tokenUrl: url, certificate: others.client })
      try {
        const refused = async () => {
          const error = await bankError(client.readCharge(newTxid()))
          expect(error.message).toMatch(/^O banco não aceitou o nosso certificado/)
          expect(error.kind).toBe('ours')
        }
        await vi.waitFor(refused, { timeout: 30_000, interval: 100 })
      } finally {
        server.kill()
      }
    },
  )
})
