import { buy, fillCart } from '../../tests/support/buyer'
import { call } from '../../tests/support/http'
import { openShop } from '../../tests/support/openShop'
import { quantile } from '../bench/measure'
import type { Line } from './line'
import type { Cluster } from './startCluster'

const CLIENTS = 16
const SECONDS = 8
const WARM_UP_SECONDS = 2

/** How many lists and how many orders one, two and three engines give in a second, everything on this one machine. */
export async function throughput(cluster: Cluster): Promise<Line[]> {
  const shop = await openShop({ bottles: 100_000, wines: CLIENTS })
  const list = () => call('/vendor/products?limit=10', { token: shop.token })
  // Each buys another wine: orders of one wine wait for each other, whatever the number of engines.
  const order = async (client: number) =>
    buy(`carts/${await fillCart(shop, [{ wine: client }])}/complete`, {})
  const lines: Line[] = []
  const servers = cluster.engines.map((_engine, at) => `engine${at + 1}`)
  for (let count = 1; count <= servers.length; count += 1) {
    for (const [at, server] of servers.entries())
      await cluster.balancer.set(server, at < count ? 'ready' : 'maint')
    await drive(list, WARM_UP_SECONDS)
    const lists = await drive(list, SECONDS)
    const orders = await drive(order, SECONDS)
    lines.push({
      what: `${count} engine${count > 1 ? 's' : ''}, ${CLIENTS} clients`,
      found: `lists ${describe(lists)}; checkouts (cart to order, 7 calls) ${describe(orders)}`,
      ok: lists.failed + orders.failed === 0,
    })
  }
  return lines
}

interface Driven {
  perSecond: number
  p50: number
  p95: number
  failed: number
}

/** Clients that repeat a step without a pause. */
async function drive(
  step: (client: number) => Promise<{ status: number }>,
  seconds: number,
): Promise<Driven> {
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const client = async (number: number): Promise<void> => {
    while (performance.now() < end) {
      const at = performance.now()
      const status = await step(number).then(
        (answer) => answer.status,
        () => 0,
      )
      times.push(performance.now() - at)
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_none, number) => client(number)))
  return {
    perSecond: (times.length * 1_000) / (performance.now() - begun),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failed,
  }
}

const describe = ({ perSecond, p50, p95, failed }: Driven): string =>
  `${perSecond.toFixed(1)}/s (p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${failed} failed)`
