import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../ops/demo/demoAccounts'
import { freePort } from '../../../ops/base/freePort'
import { buildRegistration } from '../../support/buildRegistration'
import {
  openFirstVersion,
  PICTURES,
  pictureOf,
  readFacts,
  superuserUrl,
  withClient,
  type Facts,
} from '../../support/firstVersion/openFirstVersion'
import {
  killWhileStarting,
  runWinex,
  startOwnCopy,
  type Environment,
  type OwnCopy,
} from '../../support/ownCopy'
import { ownFolder } from '../../support/ownFolder'

const folder = ownFolder('update')
const dataDir = join(folder, 'data')
const backup = join(folder, 'copia.tar.gz')
let environment: Environment
let before: Facts
let copy: OwnCopy | undefined

beforeAll(async () => {
  environment = {
    PORT: String(await freePort()),
    WINEX_DATA_DIR: dataDir,
    WINEX_LOGIN_LIMIT_ADDRESS: '100000',
    WINEX_REGISTER_LIMIT_DAY: '100000',
    WINEX_REGISTER_LIMIT_ADDRESS: '100000',
    // The fixture's unpaid orders grow old.
    WINEX_UNPAID_HOURS: '1000000',
    WINEX_UNANSWERED_HOURS: '1000000',
  }
  before = await openFirstVersion(dataDir)
})

afterAll(async () => {
  await copy?.stop()
})

const address = (path: string): string => `http://localhost:${environment.PORT}${path}`

async function signIn(path: string, email: string, password: string): Promise<string | undefined> {
  const actor = path === '/login' ? 'seller' : 'user'
  const response = await post(`/api/auth/${actor}/emailpass`, { email, password })
  return ((await response.json()) as { token?: string }).token
}

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function read(path: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(address(path), { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

/** Over the embedded database's own account, which may change what the engine may not. */
async function asSuperuser<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
  const [, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8')
  const { postgres } = JSON.parse(secrets) as { postgres: string }
  return withClient(superuserUrl(postgres, Number(port), 'winex'), use)
}

/** How many migrations the embedded database has run, or none while it does not answer. */
async function appliedMigrations(): Promise<number> {
  try {
    return await asSuperuser(async (client) => {
      const { rowCount } = await client.query('select from mikro_orm_migrations')
      return rowCount ?? 0
    })
  } catch {
    return 0
  }
}

const factsNow = (): Promise<Facts> => withClient(copy?.run().databaseUrl ?? '', readFacts)

/** Mails and entries of the audit trail are only ever added, also by the jobs of a copy that runs for a while. */
const GROWING = ['mail_outbox', 'audit_entry']

async function expectKept(facts: Facts): Promise<void> {
  const now = await factsNow()
  for (const [table, rows] of Object.entries(facts))
    expect(now[table], table).toEqual(GROWING.includes(table) ? expect.arrayContaining(rows) : rows)
}

async function expectPicturesToOpen(): Promise<void> {
  for (const name of PICTURES) {
    const response = await fetch(address(`/files/demo/${name}`))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pictureOf(name))
  }
}

/** The two that the first version's demonstration signed. */
async function expectContractsToMatch(): Promise<void> {
  const signed = before.contract_signature as { sha256: string; encode: string }[]
  expect(signed).toHaveLength(2)
  for (const { sha256, encode } of signed) {
    expect(encode).toBe(sha256)
    const response = await fetch(address(`/api/public/contracts/${sha256}`))
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toContain(sha256)
  }
}

const FIRST_MIGRATIONS = 186

describe('the data folder of the first version', () => {
  it('is updated by the start after one that was killed in the middle of the update', async () => {
    await killWhileStarting(environment, async () => (await appliedMigrations()) > FIRST_MIGRATIONS)
    const backups = readdirSync(join(dataDir, 'backups'))
    expect(backups).toEqual([expect.stringMatching(/^before-update-.+\.tar\.gz$/)])
    copy = await startOwnCopy(environment)
    expect(copy.output()).toMatch(/✓ Estrutura do banco/)
    // A second backup would hold half of the update.
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(backups)
    expect(await appliedMigrations()).toBeGreaterThan(FIRST_MIGRATIONS + 1)
  }, 400_000)

  it('keeps every wine, price, bottle, order, payment, contract, mail and password as it was', async () => {
    expect(before.product).toHaveLength(36)
    expect(before.order).toHaveLength(20)
    await expectKept(before)
    await expectPicturesToOpen()
    await expectContractsToMatch()
  })

  it('lets everybody in with the password of before, to all that is theirs', async () => {
    for (const { path, email, password } of demoAccounts)
      expect(await signIn(path, email, password), email).toBeDefined()
    const token = (await signIn('/login', 'luiza@casapevarello.example', 'Vindima-2025')) ?? ''
    const wines = await read('/api/vendor/products?limit=100', token)
    const orders = await read('/api/vendor/orders?limit=100', token)
    const staff = (await signIn('/admin/login', 'equipe@winex.example', 'Adega-2025')) ?? ''
    const all = await read('/api/admin/orders?limit=100', staff)
    expect([wines.count, orders.count, all.count]).toEqual([12, 12, 20])
  })

  it('has its orders in a ledger that closes', async () => {
    const checked = await runWinex(['ledger:check'], environment)
    expect(checked.output).toContain('O razão fecha')
    expect(checked.status).toBe(0)
  })
})

/** Mails as the versions wrote them that knew a mail's order by its key alone, one per kind; the last two are about none. */
const OLD_MAILS = `
  insert into mail_outbox (id, "to", template, subject, text, html, idempotency_key, sent_at)
  select 'old_' || kind, 'x@winex.example', replace(kind, 'staff-', ''), '', '', '', kind || ':' || mark, now()
    from (select f.order_id, f.fulfillment_id, l.id as label_id
            from order_fulfillment f join fulfillment_label l using (fulfillment_id) order by l.id limit 1) o,
    lateral (values ('order-placed', order_id), ('order-rejected', order_id), ('order-return', order_id || ':a:b'),
      ('order-by-staff', order_id || ':a'), ('order-message', order_id || ':a:b'), ('staff-order-message', order_id || ':a:b'),
      ('order-shipped', fulfillment_id), ('order-delivered', fulfillment_id), ('order-tracking', label_id),
      ('payout-paid', order_id), ('notice', fulfillment_id)) k (kind, mark)
  on conflict (idempotency_key) where idempotency_key is not null do update set id = excluded.id, order_id = null`

describe('mails that name their order by their key alone', () => {
  it('carry it after the update, and those to staff their own template', async () => {
    await asSuperuser(async (client) => {
      await client.query(OLD_MAILS)
      await client.query(
        `delete from script_migrations where script_name like 'name-orders-of-mails%'`,
      )
      await client.query(
        `update winex_ops.state set value = 'another build' where key = 'migrated'`,
      )
    })
    await copy?.stop()
    copy = await startOwnCopy(environment)
    const mails = await asSuperuser(async (client) => {
      const { rows } = await client.query<{ id: string; template: string; named: boolean }>(
        `select m.id, m.template, o.order_id is not null as named
           from mail_outbox m left join (select f.order_id from order_fulfillment f join fulfillment_label l
             using (fulfillment_id) order by l.id limit 1) o on o.order_id = m.order_id
          where starts_with(m.id, 'old_') order by m.id`,
      )
      return rows
    })
    const named = [
      'order-by-staff',
      'order-delivered',
      'order-message',
      'order-placed',
      'order-rejected',
      'order-return',
      'order-shipped',
      'order-tracking',
      'staff-order-message',
    ]
    expect(mails.filter((mail) => mail.named).map(({ id }) => id.slice(4))).toEqual(named)
    expect(mails.filter((mail) => !mail.named).map(({ id }) => id.slice(4))).toEqual([
      'notice',
      'payout-paid',
    ])
    expect(mails.find(({ id }) => id === 'old_staff-order-message')?.template).toBe(
      'staff-order-message',
    )
  }, 400_000)
})

describe('a copy that is killed and deleted', () => {
  it('is restored from its backup with everything that was acknowledged before', async () => {
    const written: string[] = []
    // A busy machine may refuse one; what was acknowledged counts.
    while (written.length < 5) {
      const registration = buildRegistration()
      const answer = await post('/api/public/vendor/register', registration)
      if (answer.status === 201) written.push(registration.member.email)
    }
    const facts = await factsNow()
    expect(await runWinex(['backup', backup], environment)).toMatchObject({ status: 0 })
    await copy?.killEverything()
    rmSync(dataDir, { recursive: true })
    expect(existsSync(dataDir)).toBe(false)
    expect(await runWinex(['restore', backup], environment)).toMatchObject({ status: 0 })
    copy = await startOwnCopy(environment)
    await expectKept(facts)
    const members = facts.seller_member as { email: string }[]
    expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining(written))
    await expectPicturesToOpen()
    await expectContractsToMatch()
    expect(await signIn('/login', 'luiza@casapevarello.example', 'Vindima-2025')).toBeDefined()
  }, 400_000)
})
