import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../ops/base/freePort'
import { runWinex, startOwnCopy, type OwnCopy } from '../../support/ownCopy'
import { ownFolder } from '../../support/ownFolder'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'
import { giveCommission, openSeller, type Seller } from '../../support/openSeller'

const folder = ownFolder('backup')
const backup = join(folder, 'copia.tar.gz.age')
const KEY = { WINEX_BACKUP_KEY: 'barril-lagar-prensa' }
const running = { WINEX_DATA_DIR: world.dataDir }
let copy: OwnCopy | undefined

afterAll(() => copy?.stop())

/** Registers producers, one after the other, until told to stop; those that were answered. */
function keepRegistering(): () => Promise<string[]> {
  const registered: string[] = []
  let goOn = true
  const work = (async () => {
    while (goOn) {
      const body = buildRegistration()
      const answer = await call('/public/vendor/register', { body })
      if (answer.status < 300) registered.push(body.member.email)
    }
  })()
  return async () => {
    goOn = false
    await work
    return registered
  }
}

async function sign(seller: Seller): Promise<string> {
  const { token } = seller
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [seller.sellerId])
  await giveCommission(seller.sellerId, 12.5)
  const { body } = await call<{ contract: { sha256: string; rate: number } }>(
    '/vendor/sellers/me/contract',
    { token },
  )
  const { sha256, rate } = body.contract
  const answer = await call('/vendor/sellers/me/contract/sign', {
    token,
    body: { sha256, percentage_rate: rate },
  })
  expect(answer.status).toBe(200)
  return sha256
}

describe('a backup without the secrets', () => {
  it('holds none of them, and is restored with those that are kept elsewhere', async () => {
    const bare = join(folder, 'sem-segredos.tar.gz')
    const made = await runWinex(['backup', bare, '--without-secrets'], running)
    expect(made).toMatchObject({ status: 0 })
    expect(made.output).toContain('Ela não contém secrets.json')
    const kept = join(world.dataDir, 'secrets.json')
    const secrets = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>
    const content = gunzipSync(readFileSync(bare))
    for (const secret of Object.values(secrets)) expect(content.includes(secret)).toBe(false)

    const place = join(folder, 'with-secrets')
    const refused = await restore(bare, place, {})
    expect(refused.output).toContain('indique-o com --secrets CAMINHO')
    expect(refused.status).toBe(1)
    expect(existsSync(place)).toBe(false)
    const environment = { WINEX_DATA_DIR: place }
    const restored = await runWinex(['restore', bare, '--secrets', kept], environment)
    expect(restored).toMatchObject({ status: 0 })
    expect(readFileSync(join(place, 'secrets.json'), 'utf8')).toBe(readFileSync(kept, 'utf8'))
  })
})

const restore = (file: string, dataDir: string, environment: Record<string, string> = KEY) =>
  runWinex(['restore', file], { ...environment, WINEX_DATA_DIR: dataDir })

describe('a backup made while people work', () => {
  it('restores every acknowledged write, the pictures and the signed contracts into an empty place', async () => {
    const seller = await openSeller()
    const sha256 = await sign(seller)
    const pictures = await sql<{ url: string }>(
      `select url from image where url like '%/files/demo/%' limit 3`,
    )
    expect(pictures).toHaveLength(3)

    const stopRegistering = keepRegistering()
    const made = await runWinex(['backup', backup], { ...running, ...KEY })
    expect(made).toMatchObject({ status: 0 })
    expect(await stopRegistering()).not.toEqual([])
    expect(readFileSync(backup).subarray(0, 20).toString()).toBe('age-encryption.org/v')

    const dataDir = join(folder, 'restored')
    expect(await restore(backup, dataDir)).toMatchObject({ status: 0 })
    const port = String(await freePort())
    copy = await startOwnCopy({
      PORT: port,
      WINEX_HOST: '127.0.0.1',
      WINEX_DATA_DIR: dataDir,
      WINEX_SCRYPT_LOG_N: '10',
      // The counted sign-ins of all the tests come back with the rest.
      WINEX_LOGIN_LIMIT_ADDRESS: '100000',
    })
    const at = `http://127.0.0.1:${port}`
    const signIn = await fetch(`${at}/api/auth/seller/emailpass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: seller.email, password: seller.password }),
    })
    expect(signIn.status).toBe(200)
    const contract = await fetch(`${at}/api/public/contracts/${sha256}`)
    expect(contract.status).toBe(200)
    for (const { url } of pictures) {
      const { pathname } = new URL(url, world.url)
      const [kept, original] = await Promise.all(
        [at, world.url].map(async (base) => (await fetch(`${base}${pathname}`)).arrayBuffer()),
      )
      expect(Buffer.from(kept as ArrayBuffer)).toEqual(Buffer.from(original as ArrayBuffer))
    }
  })

  it('is not made over another file', async () => {
    const again = await runWinex(['backup', backup], { ...running, ...KEY })
    expect(again.status).toBe(1)
    expect(again.output).toContain('já existe. Nada foi alterado.')
  })
})

describe('a restore is refused, and leaves nothing behind,', () => {
  const place = join(folder, 'refused')
  const refusals: [string, () => string, Record<string, string>, string][] = [
    ['without the key', () => backup, {}, 'está cifrada: defina WINEX_BACKUP_KEY'],
    ['with another key', () => backup, { WINEX_BACKUP_KEY: 'outra' }, 'WINEX_BACKUP_KEY não abre'],
    ['of half a file', halfFile, KEY, 'não é uma cópia de segurança inteira'],
    ['of a file with one other byte', changedFile, KEY, 'não é uma cópia de segurança inteira'],
    ['of something else', () => import.meta.filename, KEY, 'não é uma cópia de segurança inteira'],
  ]
  it.each(refusals)('%s', async (_name, file, environment, message) => {
    const refused = await restore(file(), place, environment)
    expect(refused.output).toContain(message)
    expect(refused.status).toBe(1)
    expect(existsSync(place) || existsSync(`${place}.restoring`)).toBe(false)
  })

  it('into a place that holds data', async () => {
    const refused = await restore(backup, world.dataDir)
    expect(refused.output).toContain('não está vazia. Nada foi alterado')
    expect(refused.status).toBe(1)
  })

  it('over mails that lie in a folder of their own', async () => {
    const mails = join(folder, 'mails')
    mkdirSync(mails)
    writeFileSync(join(mails, 'one.eml'), 'Subject: Oi')
    const refused = await restore(backup, place, { ...KEY, WINEX_OUTBOX_DIR: mails })
    expect(refused.output).toContain(`A pasta ${mails} não está vazia. Nada foi alterado`)
    expect(readdirSync(mails)).toEqual(['one.eml'])
  })
})

function halfFile(): string {
  const path = join(folder, 'half.age')
  const bytes = readFileSync(backup)
  writeFileSync(path, bytes)
  truncateSync(path, Math.floor(bytes.length / 2))
  return path
}

function changedFile(): string {
  const path = join(folder, 'changed.age')
  const bytes = readFileSync(backup)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(path, bytes)
  return path
}
