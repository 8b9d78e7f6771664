import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inParts } from '../../../backend/src/pix/writes/inParts'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import { bank, pixOrder } from '../../support/pixWorld'
import { portion, type Draw } from '../../support/walks'
import { sql } from '../../support/world'
import { drawAct, drawDecisions, expire, type Act } from './walkActs'
import { expectClean, expectMoney, expectPages, type Walked } from './walkAgreement'
import { stray, type Paper } from './walkModel'
import {
  drawWeather,
  endOutage,
  faultsOf,
  GOOD_WEATHER,
  tellInItsPlace,
  type Weather,
} from './walkWeather'

const WINES = 4
const MOST_BOTTLES = 3
/** `openShop`'s commission, in thousandths of a percent. */
const RATE = 12_500
/** Of so many orders one has its pages read after a round, and at the end each has. */
const PAGES_OF = 3
/** What is under way ends by itself; only the pauses between two tries are shortened. */
const SETTLED_WITHIN_MS = 180_000

/**
 * So many orders walk side by side through rounds. In each, something happens to every order, in a weather of the bank that is the
 * same for all; then what is under way comes to its end, and the bank, the ledger and the pages say what the model says. After the
 * last one staff have decided about everything.
 */
export async function walkTogether(
  pick: Draw,
  { orders: count, rounds }: { orders: number; rounds: number },
): Promise<void> {
  const shop = await openShop({ wines: WINES, bottles: count * MOST_BOTTLES })
  const walked: Walked = { shop, orders: [], strays: [] }
  const { orders, strays } = walked
  const began = new Date()
  const round = async (name: string, weather: Weather, acts: Act[], pagesOf = PAGES_OF) => {
    const open = orders.filter(({ state }) => state === 'unpaid')
    const known = new Set(paymentsOf(walked))
    await bank.set(faultsOf(weather))
    await inParts(acts, (act) => act())
    await endOutage(orders, weather)
    const fresh = (some: Pick<Walked, 'orders' | 'strays'>): string[] =>
      paymentsOf(some).filter((id) => !known.has(id))
    // an open charge is asked for, until it is paid
    const isFound = (one: Paper): boolean =>
      open.includes(one) && one.state !== 'ended' && fresh({ orders: [one], strays: [] }).length < 2
    await tellInItsPlace(pick, weather, {
      all: fresh(walked),
      lost: fresh({ orders: orders.filter((one) => !isFound(one)), strays }),
    })
    await settle(walked)
    for (const { log } of orders) log.push(`· ${name}`)
    await expectMoney(walked, `${name}: ${JSON.stringify(weather)}`)
    await expectPages(
      shop,
      orders.filter(() => pick(pagesOf) === 0),
      name,
    )
  }

  const made = Array.from({ length: count }, (_none, at): Act => {
    const wanted = { wine: pick(WINES), quantity: 1 + pick(MOST_BOTTLES) }
    return async () => {
      orders[at] = await makeOrder(shop, wanted)
    }
  })
  await round('orders are made', drawWeather(pick, true), made)
  for (let at = 1; at <= rounds; at += 1) {
    const weather = drawWeather(pick, false)
    const cents = 1 + pick(9_000)
    const payStray: Act = async () => {
      const txid = randomBytes(16).toString('hex')
      strays.push(stray({ txid, cents, id: await bank.pay(txid, cents) }))
    }
    const acts = orders.map((order) => drawAct(shop, order, pick, weather))
    await round(`round ${at}`, weather, [payStray, ...acts])
  }
  const last = [
    ...drawDecisions(
      [...orders.flatMap(({ payments }) => payments), ...strays],
      pick,
      GOOD_WEATHER,
    ),
    ...orders
      .filter(({ state }) => state === 'unpaid')
      .map((order) => expire(shop, order, pick, GOOD_WEATHER)),
  ]
  await round('at the end', GOOD_WEATHER, last, 1)
  await expectClean(walked, began)
}

async function makeOrder(shop: Shop, wanted: { wine: number; quantity: number }): Promise<Paper> {
  const { id, txid, pix } = await pixOrder(shop, [wanted])
  const goods = BOTTLE * wanted.quantity
  return {
    id,
    txid,
    token: new URL(pix.link).pathname.split('/').pop() ?? '',
    wine: wanted.wine,
    bottles: wanted.quantity,
    goods,
    freight: FREIGHT,
    commission: portion(goods, RATE, 100_000),
    state: 'unpaid',
    isAccepted: false,
    payments: [],
    log: [],
  }
}

const paymentsOf = ({ orders, strays }: Pick<Walked, 'orders' | 'strays'>): string[] =>
  [...orders.flatMap(({ payments }) => payments), ...strays].map(({ id }) => id)

/** Waits until nothing of the walk is under way any more. */
async function settle(walked: Walked): Promise<void> {
  const values = [walked.orders.map(({ id }) => id), paymentsOf(walked)]
  for (const began = performance.now(); ; await pause(500)) {
    await sql(HASTEN_CHARGES, values)
    await sql(HASTEN_REFUNDS, [values[1]])
    const [left] = await sql<Record<string, number>>(UNDER_WAY, values)
    if (Object.values(left ?? {}).every((count) => count === 0)) return
    if (performance.now() - began > SETTLED_WITHIN_MS)
      throw new Error(`still under way: ${JSON.stringify(left)}`)
  }
}

const UNHEARD = `select 1 from unnest($2::text[]) paid
    where not exists (select from pix_receipt x where x.end_to_end_id = paid)`

const OPEN_CHARGES = `order_id = any($1) and (state = 'new' or state = 'active' and expires_at <= now()
    or state = 'expired' and next_try_at is not null)`

const UNDER_WAY = `select (select count(*)::int from pix_charge where ${OPEN_CHARGES}) as charges,
  (select count(*)::int from (${UNHEARD}) unheard) as unheard,
  (select count(*)::int from pix_notice where end_to_end_id = any($2)) as notices,
  (select count(*)::int from pix_refund where end_to_end_id = any($2) and state in ('asked', 'sent')) as refunds`

const HASTEN_CHARGES = `update pix_charge set next_try_at = now()
  where next_try_at > now() and (${OPEN_CHARGES} or state = 'active' and order_id = any($1) and exists (${UNHEARD}))`

const HASTEN_REFUNDS = `update pix_refund set next_try_at = now()
  where next_try_at > now() and end_to_end_id = any($1) and state in ('asked', 'sent')`
