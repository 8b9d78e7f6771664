import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { goodRow, HEADS, sendFile } from '../../tests/api/imports/sheet'
import { placeOrder } from '../../tests/support/buyer'
import { openSeller } from '../../tests/support/openSeller'
import { openShop, type Shop } from '../../tests/support/openShop'
import { askForToken } from '../../tests/support/people'
import { sql } from '../../tests/support/world'
import { askEngine, countStatuses } from './askEngine'
import { engineProcess } from './engineProcess'
import type { Line } from './line'
import type { Cluster } from './startCluster'

const AT_ONCE = 50
const ORDERS = 20
/** Orders of one wine wait for each other. */
const WINES = 4
const TRIES = 24
/** Wrong passwords before an account waits (WINEX_LOGIN_LIMIT_PAIR). */
const LIMIT = 8
const IMPORTED_WINES = 600
const PATIENCE_MS = 180_000

/** What must hold whichever engine is asked: each asks the engines themselves, in turn. */
export async function onceAcross(cluster: Cluster): Promise<Line[]> {
  const shop = await openShop({ bottles: 100, wines: WINES })
  const checks = { acceptAtOnce, guessPasswords, endSession, mailOnce, importWithoutItsEngine }
  const lines: Line[] = []
  for (const [what, check] of Object.entries(checks))
    lines.push(
      await check(cluster, shop).catch((error: unknown) => ({
        what,
        found: String(error),
        ok: false,
      })),
    )
  return lines
}

/** Calls number 0 to n-1, all at once, each to the next engine. */
const atOnce = (count: number, send: (at: number) => ReturnType<typeof askEngine>) =>
  Promise.all(Array.from({ length: count }, (_none, at) => send(at)))

async function acceptAtOnce(cluster: Cluster, { token, ...shop }: Shop): Promise<Line> {
  const orderId = await placeOrder({ token, ...shop })
  const path = `/vendor/orders/${orderId}/accept`
  const responses = await atOnce(AT_ONCE, (at) => askEngine(cluster, at, path, { token, body: {} }))
  const audit = await sql(
    `select from audit_entry where resource_id = $1 and action = 'order.accept'`,
    [orderId],
  )
  const approvals = await sql('select from order_approval where order_id = $1', [orderId])
  return {
    what: `${AT_ONCE} approvals of one order at once, at three engines`,
    found: `${countStatuses(responses)}; ${approvals.length} approval, ${audit.length} entry in the audit trail`,
    ok:
      approvals.length === 1 &&
      audit.length === 1 &&
      responses.every(({ status }) => status === 200 || status === 429),
  }
}

async function guessPasswords(cluster: Cluster): Promise<Line> {
  const { email } = await openSeller()
  const responses = await atOnce(TRIES, (at) =>
    askEngine(cluster, at, '/auth/seller/emailpass', {
      body: { email, password: `Errada-${randomUUID()}` },
    }),
  )
  const refused = responses.filter(({ status }) => status === 401).length
  const waits = responses.filter(({ status }) => status === 429).length
  return {
    what: `${TRIES} wrong passwords of one account at once, at three engines`,
    found: countStatuses(responses),
    ok: refused === LIMIT && waits === TRIES - LIMIT,
  }
}

async function endSession(cluster: Cluster): Promise<Line> {
  const { email, password } = await openSeller()
  const token = await askForToken('seller', email, password)
  const look = () => atOnce(6, (at) => askEngine(cluster, at, '/vendor/me', { token }))
  const before = await look()
  const ended = await askEngine(cluster, 0, '/auth/seller/sign-out', { token, body: {} })
  const after = await look()
  return {
    what: 'a session that one engine ends, asked for at all three',
    found: `before ${countStatuses(before)}; after ${countStatuses(after)}`,
    ok:
      before.every(({ status }) => status === 200) &&
      ended.status === 200 &&
      after.every(({ status }) => status === 401),
  }
}

/** Every engine sends what waits in the one queue. */
async function mailOnce(cluster: Cluster, shop: Shop): Promise<Line> {
  const orders: string[] = []
  while (orders.length < ORDERS)
    orders.push(
      ...(await Promise.all(shop.wines.map((_wine, wine) => placeOrder(shop, [{ wine }])))),
    )
  const latest = Date.now() + PATIENCE_MS
  const keys = orders.map((id) => `order-placed:${id}`)
  const sent = () =>
    sql<{ id: string }>(
      'select id from mail_outbox where idempotency_key = any($1) and sent_at is not null',
      [keys],
    )
  while ((await sent()).length < ORDERS && Date.now() < latest) await pause(500)
  const mails = await sent()
  const arrived = mails.filter(({ id }) => cluster.mails.received.get(id) === 1).length
  const all = [...cluster.mails.received.values()]
  const twice = all.filter((count) => count > 1).length
  return {
    what: `${ORDERS} orders, ${WINES} at once: one mail each`,
    found: `${arrived} came once; of all ${all.length} mails so far ${twice} came twice`,
    ok: mails.length === ORDERS && arrived === ORDERS && twice === 0,
  }
}

async function importWithoutItsEngine(cluster: Cluster): Promise<Line> {
  const [first] = cluster.engines
  if (!first) throw new Error('no engine')
  const { token } = await openSeller({ status: 'ACTIVE' })
  const prefix = `Planilha ${randomUUID()}`
  const rows = Array.from({ length: IMPORTED_WINES }, (_none, at) => goodRow(`${prefix} ${at}`))
  const { id } = (await sendFile(token, [HEADS, ...rows].join('\n'))).body.import
  const path = `/vendor/products/imports/${id}`
  const started = await askEngine(cluster, 0, path, { token, body: {} })
  const look = async () =>
    (
      await sql<{ imported: number; status: string }>(
        'select imported, status from wine_import where id = $1',
        [id],
      )
    )[0] ?? { imported: 0, status: '' }
  const latest = Date.now() + PATIENCE_MS
  while ((await look()).imported === 0 && Date.now() < latest) await pause(50)
  // The whole machine: its engine, and what would start that again.
  const engine = engineProcess(first)
  const gone = first.end('SIGKILL')
  process.kill(engine, 'SIGKILL')
  await gone
  const killed = Date.now()
  const atKill = (await look()).imported
  while ((await look()).status === 'importing' && Date.now() < latest) await pause(200)
  const seconds = (Date.now() - killed) / 1_000
  const end = await look()
  const [{ wines } = { wines: 0 }] = await sql<{ wines: number }>(
    `select count(*)::int as wines from product where title like $1 || ' %' and deleted_at is null`,
    [prefix],
  )
  await first.start()
  await cluster.balancer.waitUntilUp(['engine1'])
  return {
    what: `an import of ${IMPORTED_WINES} wines whose engine is killed`,
    found: `started with ${started.status}; ${atKill} stored when its machine was killed; ${wines} after ${seconds.toFixed(1)} s on the others`,
    ok: atKill < IMPORTED_WINES && wines === IMPORTED_WINES && end.status !== 'importing',
  }
}
