import { createConnection } from 'node:net'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../ops/base/freePort'
import { buildRegistration } from '../../support/buildRegistration'
import { mountSmallDisk } from '../../support/fullDisk'
import { runWinex, startOwnCopy, type Environment, type OwnCopy } from '../../support/ownCopy'
import { superuserUrl } from '../../support/superuserUrl'

const STAFF = { email: 'ana@exemplo.com.br', password: 'Decanter-2026-tinto' }
const FULL = 'Não há espaço para gravar no momento. Nada foi alterado; tente novamente mais tarde.'
const PUBLIC = { WINEX_PUBLIC_URL: 'https://www.exemplo.com.br', WINEX_DEMO: 'nao' }

const disk = mountSmallDisk(400)
const folder = disk?.path ?? mkdtempSync(join(tmpdir(), 'winex-own-'))
// The database's own account walks through it when the tests run as root.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
let environment: Environment
let copy: OwnCopy

/** One copy, in the order of its life: each test leaves it running for the next. */
beforeAll(async () => {
  environment = {
    PORT: String(await freePort()),
    WINEX_HOST: '127.0.0.1',
    WINEX_DATA_DIR: dataDir,
    WINEX_SCRYPT_LOG_N: '10',
    ...PUBLIC,
  }
  copy = await startOwnCopy(environment)
})

afterAll(async () => {
  await copy?.stop()
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
})

interface Said {
  status: number
  body: { type?: string; message?: string; token?: string; [name: string]: unknown }
}

async function call(
  path: string,
  { token, body, method }: { token?: string; body?: unknown; method?: string } = {},
): Promise<Said> {
  const response = await fetch(`http://127.0.0.1:${environment.PORT}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Said['body'] }
}

const signIn = (actor: 'user' | 'seller', who: { email: string; password: string }) =>
  call(`/auth/${actor}/emailpass`, { body: who })

async function sql<Row>(text: string, values: unknown[] = [], url = copy.run().databaseUrl) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

const asSuperuser = () => superuserUrl(dataDir, copy.run().databaseUrl)

let seller: { email: string; password: string; token: string; wine: string }

describe('a site for the world without the demonstration', () => {
  it('lets nobody in with the passwords that everybody knows', async () => {
    const answer = await signIn('user', { email: 'equipe@winex.example', password: 'Adega-2025' })
    expect(answer.status).toBe(401)
    expect(copy.output()).not.toContain('Adega-2025')
    expect((await call('/public/config')).body).toMatchObject({ demo: false })
  })

  it('gets its first account of the staff by npm run staff, once', async () => {
    const args = ['staff', '--email', STAFF.email, '--name', 'Ana Lopes']
    const made = await runWinex(args, environment, `${STAFF.password}\n`)
    expect(made.output).toContain(`${STAFF.email} é da equipe e entra em /admin/login.`)
    expect(made.status).toBe(0)
    expect((await signIn('user', STAFF)).status).toBe(200)
    const again = await runWinex(args, environment, 'Outra-Senha-2026\n')
    expect(again.output).toContain('já é da equipe; nada mudou')
    expect((await signIn('user', STAFF)).status).toBe(200)
  })

  it('refuses a weak password for it', async () => {
    const args = ['staff', '--email', 'b@exemplo.com.br', '--name', 'B']
    const refused = await runWinex(args, { ...environment, WINEX_STAFF_PASSWORD: 'curta' })
    expect(refused).toMatchObject({ status: 1 })
    expect(refused.output).toContain('Senha deve ter pelo menos 8 caracteres.')
  })

  it.each([
    ['by default', {}],
    ['on purpose', { WINEX_DEMO: 'sim' }],
  ])('does not start with it, asked for %s', async (_, demo) => {
    const { WINEX_DEMO: _own, ...rest } = environment
    const port = String(await freePort())
    const elsewhere = join(folder, 'elsewhere')
    const refused = await runWinex(['start', '--api'], {
      ...rest,
      ...demo,
      PORT: port,
      WINEX_DATA_DIR: elsewhere,
    })
    expect(refused.status).toBe(1)
    expect(refused.output).toContain('este site atenderia fora desta máquina')
    expect(refused.output).toContain('Defina WINEX_DEMO=nao')
    expect(readdirSync(folder)).not.toContain('elsewhere')
  })
})

describe('the embedded database', () => {
  it('lets the engine in as a role that owns the shop and nothing else', async () => {
    expect(
      await sql(
        `select current_user::text as who, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more
           from pg_roles where rolname = current_user`,
      ),
    ).toEqual([{ who: 'winex_app', more: false }])
    await expect(sql(`select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied')
    await expect(sql(`copy (select 1) to program 'true'`)).rejects.toThrow('permission denied')
    expect(await ownedBySuperuser()).toEqual([])
  })
})

/** What of the shop does not belong to its role; extensions stay the superuser's. */
async function ownedBySuperuser(): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relowner = 10 and c.oid >= 16384 and c.relkind in ('r', 'v', 'm', 'S', 'p')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      union all select p.oid::regprocedure::text from pg_proc p where p.proowner = 10 and p.oid >= 16384
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select t.oid::regtype::text from pg_type t where t.typowner = 10 and t.oid >= 16384
        and not exists (select from pg_depend d where d.objid in (t.oid, t.typelem, t.typrelid) and d.deptype = 'e')
      union all select nspname from pg_namespace where nspowner = 10 and oid >= 16384`,
    [],
    asSuperuser(),
  )
  return rows.map(({ name }) => name)
}

describe('what is written with people’s data', () => {
  it('can be read by this account alone', async () => {
    const registration = buildRegistration()
    expect((await call('/public/vendor/register', { body: registration })).status).toBe(201)
    const { email, password } = registration.member
    const { token = '' } = (await signIn('seller', { email, password })).body
    const made = await call('/vendor/products', {
      token,
      body: { title: 'Vinho da casa', description: 'Branco' },
    })
    expect(made.status).toBe(201)
    seller = { email, password, token, wine: (made.body.product as { id: string }).id }
    await call('/auth/seller/emailpass/reset-password', { body: { email } })
    const uploaded = await upload(await picture())
    expect(uploaded.status).toBe(204)
    await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length).toBeGreaterThan(0)
    expect(openToOthers()).toEqual([])
  })
})

/** Files and folders below the data folder, but for the database's own, that others may read or enter. */
function openToOthers(): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (/^postgres(\/|$)/.test(name)) return false
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false })
    return found !== undefined && (found.mode & 0o077) !== 0
  })
}

const picture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

async function presign(): Promise<string> {
  const { body } = await call(`/vendor/products/${seller.wine}/images/presign`, {
    token: seller.token,
    body: { filename: 'garrafa.png', contentType: 'image/png' },
  })
  return body.uploadUrl as string
}

async function upload(bytes: Buffer, url?: string): Promise<Said> {
  const response = await fetch(
    new URL(url ?? (await presign()), `http://127.0.0.1:${environment.PORT}`),
    { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(bytes) },
  )
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Said['body'] }
}

describe.skipIf(!disk)('a full disk (skipped where no small one can be mounted)', () => {
  it('is told in Portuguese, ends nothing, and is forgotten when there is room', async () => {
    const before = copy.run()
    const url = await presign()
    const bytes = await picture()
    disk?.fill()
    try {
      expect((await call('/vendor/products?limit=5', { token: seller.token })).status).toBe(200)
      expect(await upload(bytes, url)).toMatchObject({
        status: 503,
        body: { type: 'unavailable', message: FULL },
      })
      await expect.poll(writeOne, { interval: 20 }).toMatchObject({
        status: 503,
        body: { type: 'unavailable', message: FULL },
      })
      expect(halfFiles()).toEqual([])
    } finally {
      disk?.free()
    }
    await expect.poll(writeOne, { interval: 200 }).toMatchObject({ status: 201 })
    expect((await upload(bytes)).status).toBe(204)
    expect(copy.run()).toEqual(before)
  })

  it('that takes the database with it leaves a site that says so, and comes back by itself', async () => {
    const { enginePid, gatewayPid, pid } = copy.run()
    disk?.fill()
    try {
      // Nothing but write-ahead log: where that cannot be written, PostgreSQL ends.
      await expect(
        sql(
          `select pg_logical_emit_message(true, 'x', repeat('y', 1000000)) from generate_series(1, 400)`,
        ),
      ).rejects.toThrow()
      // A connection that was open waits for the next start and then gives up.
      const answer = await call('/vendor/products?limit=5', { token: seller.token })
      expect(answer).toMatchObject({ status: 503, body: { type: 'unavailable' } })
      expect(answer.body.message).toMatch(/^(Serviço indisponível|Não há espaço)/)
      expect((await fetch(`${copy.run().engineUrl}/health`)).status).toBe(200)
    } finally {
      disk?.free()
    }
    await expect.poll(writeOne, { interval: 200 }).toMatchObject({ status: 201 })
    expect(copy.run()).toMatchObject({ pid, gatewayPid, enginePid })
  })
})

const halfFiles = (): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('postgres') && /\.(part|new)$/.test(name),
  )

const writeOne = (): Promise<Said> =>
  call('/vendor/products', {
    token: seller.token,
    body: { title: `Vinho ${Math.random()}`, description: 'x'.repeat(3_000) },
  })

describe('a start', () => {
  it('after kill -9 of everything is there again, with all that was answered', async () => {
    const { status, body } = await writeOne()
    expect(status).toBe(201)
    await copy.killEverything()
    copy = await startOwnCopy(environment)
    const { id } = body.product as { id: string }
    expect((await call(`/vendor/products/${id}`, { token: seller.token })).status).toBe(200)
    // How quick a machine is, is its affair; what a start waits for is ours: the engine's own start, and not much else.
    const [, seconds = '0'] = /✓ Motor \(([\d,]+) s\)/.exec(copy.output()) ?? []
    const engine = Number(seconds.replace(',', '.')) * 1_000
    expect(engine).toBeGreaterThan(0)
    expect(copy.startedIn).toBeLessThan(2 * engine + 10_000)
  })

  it('on the folder of an earlier version backs it up, gives its database to the role and closes what was open', async () => {
    await sql(
      `update winex_ops.state set value = 'earlier' where key in ('migrated', 'migrations')`,
    )
    expect(readdirSync(dataDir)).not.toContain('backups')
    await sql('alter table product owner to winex', [], asSuperuser())
    await sql('alter function read_model.fold(text) owner to winex', [], asSuperuser())
    await sql('alter schema read_model owner to winex', [], asSuperuser())
    await sql(`comment on schema read_model is 'earlier'`, [], asSuperuser())
    await sql('drop index read_model.seller_created', [], asSuperuser())
    // It kept the counts of searches.
    await sql('create table read_model.search_log (id text)', [], asSuperuser())
    await sql(
      `create function read_model.log_search() returns trigger language plpgsql as $$
         begin insert into read_model.search_log values (new.id); return null; end $$`,
      [],
      asSuperuser(),
    )
    await sql(
      `create trigger read_model_log after insert or update on read_model.product_search
         for each row execute function read_model.log_search()`,
      [],
      asSuperuser(),
    )
    await sql(
      `create function read_model.find_products(wanted text, wanted_statuses text[]) returns table (n bigint, ids text[])
         language sql stable as $$ select 0::bigint, wanted_statuses $$`,
      [],
      asSuperuser(),
    )
    await sql('alter database winex owner to winex', [], asSuperuser())
    expect(await ownedBySuperuser()).toContain('product')
    await copy.stop()
    const secrets = join(dataDir, 'secrets.json')
    const { database: _, ...earlier } = JSON.parse(readFileSync(secrets, 'utf8')) as Environment
    writeFileSync(secrets, JSON.stringify(earlier))
    writeFileSync(join(dataDir, 'winex-data.json'), JSON.stringify({ kind: 'winex', version: 1 }))
    for (const name of ['secrets.json', 'engine.log']) chmodSync(join(dataDir, name), 0o644)
    chmodSync(join(dataDir, 'outbox'), 0o755)
    copy = await startOwnCopy(environment)
    expect(await ownedBySuperuser()).toEqual([])
    // Its read models are of an earlier version, too.
    expect(await sql(`select from pg_indexes where indexname = 'seller_created'`)).toHaveLength(1)
    expect(
      await sql(
        `select tgname as name from pg_trigger where tgname = 'read_model_log'
         union select proname from pg_proc where proname in ('log_search', 'find_products')
         union select relname from pg_class where relname = 'search_log'`,
      ),
    ).toEqual([])
    expect(openToOthers()).toEqual([])
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^before-update-.+\.tar\.gz$/),
    ])
    expect((await writeOne()).status).toBe(201)
  })

  it('is refused for a database that holds the demonstration, and for one that a newer version has changed', async () => {
    await sql(`insert into winex_ops.state (key, value) values ('demo', 'done')`)
    await sql(`update winex_ops.state set value = 'another build' where key = 'migrated'`)
    await sql(`insert into mikro_orm_migrations (name) values ('Migration20991231000000')`)
    await copy.stop()
    const withDemo = await runWinex(['start', '--api'], environment)
    expect(withDemo.output).toContain('O banco de dados contém as contas de demonstração')
    expect(withDemo.status).toBe(1)
    const { WINEX_PUBLIC_URL: _, ...here } = environment
    const newer = await runWinex(['start', '--api'], here)
    expect(newer.output).toContain('é de uma versão mais nova da winex')
    expect(newer.output).toContain('Migration20991231000000')
    expect(newer.status).toBe(1)
    expect(await isListening(Number(environment.PORT))).toBe(false)
  })
})

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}
