import type { Today } from '#domain/home/todayWire'

type Line = Today['orders']['lines'][number]
type Wine = Today['wines']['lines'][number]
type Account = NonNullable<Today['account']>

export const buildTodayOrder = (changes: Partial<Line> = {}): Line => ({
  id: 'order_1',
  display_id: 12,
  waiting: 'approve',
  step: null,
  customer: 'Maria Silva',
  item_count: 2,
  total: 18_232,
  created_at: '2026-11-26T09:00:00.000Z',
  due_from: '2026-11-26T09:00:00.000Z',
  payment_status: 'captured',
  day: null,
  is_late: false,
  reason: null,
  return_state: null,
  message: null,
  ...changes,
})

export const buildTodayWine = (changes: Partial<Wine> = {}): Wine => ({
  id: 'prod_1',
  title: 'Peverella',
  attention: 'publish',
  stock: 24,
  reason: null,
  ...changes,
})

/** Everything done, unless told. */
export const buildTodayAccount = (
  open: readonly (keyof Account['done'])[] = [],
  changes: Partial<Account> = {},
): Account => ({
  done: {
    profile: true,
    wine: true,
    price_stock: true,
    freight: true,
    pix: true,
    approved: true,
    contract: true,
    publish: true,
    ...Object.fromEntries(open.map((step) => [step, false])),
  },
  unpriced_wine: null,
  publishable_wine: null,
  is_rated: true,
  pix: { due: 0, to_come: 0 },
  ...changes,
})

/** What waits: these lines, counted as they are unless told. */
export function buildToday({
  orders = [],
  wines = [],
  orderCounts = {},
  wineCounts = {},
  ...changes
}: Partial<Omit<Today, 'orders' | 'wines'>> & {
  orders?: Line[]
  wines?: Wine[]
  orderCounts?: Partial<Today['orders']['counts']>
  wineCounts?: Partial<Today['wines']['counts']>
} = {}): Today {
  const ordersOf = (waiting: Line['waiting']) => orders.filter((one) => one.waiting === waiting)
  const winesOf = (attention: Wine['attention']) =>
    wines.filter((one) => one.attention === attention).length
  return {
    orders: {
      counts: {
        approve: ordersOf('approve').length,
        send: ordersOf('send').length,
        returns: ordersOf('returns').length,
        invoice: ordersOf('invoice').length,
        messages: ordersOf('messages').length,
        unpaid: ordersOf('unpaid').length,
        ...orderCounts,
      },
      lines: orders,
      approvable: ordersOf('approve').map(({ id, display_id, payment_status }) => ({
        id,
        display_id,
        payment_status,
      })),
    },
    wines: {
      counts: {
        refused: winesOf('refused'),
        sold_out: winesOf('sold_out'),
        low: winesOf('low'),
        price: winesOf('price'),
        publish: winesOf('publish'),
        ...wineCounts,
      },
      lines: wines,
    },
    account: buildTodayAccount(),
    stopped_import: null,
    week: { orders: 0, amount: 0 },
    ...changes,
  }
}
