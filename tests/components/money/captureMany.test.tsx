import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import OrderList from '../../../src/admin/orders/OrderList'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'
import { buildOrder } from '../lists/buildOrder'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ORDERS = [1, 2].map((number) =>
  buildOrder({
    id: `order_${number}`,
    display_id: number,
    total: 10_000 * number,
    payment_status: 'authorized',
  }),
)
const SUMMARY = { total: 2, pending: 2, captured: 0, revenue: 0, returns: 0 }
const stages = { approve: 0, send: 0, transit: 0, delivered: 2 }

function open(filter: object) {
  const requests = network(({ path, method }) => {
    if (method === 'POST')
      return path.includes('order_2')
        ? { status: 409, body: { message: 'Este pedido foi cancelado.' } }
        : { body: { order: ORDERS[0] } }
    if (path === '/admin/orders')
      return {
        body: { orders: ORDERS, count: 2, limit: 10, offset: 0, summary: { ...SUMMARY, stages } },
      }
    return { status: 404 }
  })
  openList(<OrderList />, {
    dataProvider,
    at: `/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  })
  return requests
}

test('what buyers owe is captured for many orders at once, each answered for itself', async () => {
  const requests = open({ owed: 'delivered' })
  const user = userEvent.setup()
  for (const box of await screen.findAllByRole('checkbox', { name: /#\d/ })) await user.click(box)
  await user.click(await screen.findByRole('button', { name: /Registrar R\$\s300,00 recebidos/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/nada é cobrado por aqui/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Capturar pagamento' }))
  expect(await screen.findByText('Pagamentos capturados: 1 de 2')).toBeVisible()
  expect(screen.getByText(/Este pedido foi cancelado\./)).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/admin/orders/order_1/capture',
    '/admin/orders/order_2/capture',
  ])
})

test('what is marked on two pages is captured together, also a quarter of an hour later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const requests = network(({ path, method, query }) => {
    if (method === 'POST') return { body: { order: ORDERS[0] } }
    const orders = query['offset'] === '0' ? ORDERS.slice(0, 1) : ORDERS.slice(1)
    return path === '/admin/orders'
      ? { body: { orders, count: 11, limit: 10, offset: 0, summary: { ...SUMMARY, stages } } }
      : { status: 404 }
  })
  openList(<OrderList />, {
    dataProvider,
    at: `/admin/orders?filter=${encodeURIComponent(JSON.stringify({ owed: 'delivered' }))}`,
  })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await user.click(await screen.findByRole('checkbox', { name: /#1/ }))
  await user.click(screen.getByRole('button', { name: 'Ir para a página 2' }))
  await screen.findByRole('checkbox', { name: /#2/ })
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000))
  await user.click(await screen.findByRole('checkbox', { name: /#2/ }))
  await user.click(await screen.findByRole('button', { name: /Registrar R\$\s300,00 recebidos/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Capturar pagamento' }))
  expect(await screen.findByText('Pagamentos capturados: 2 de 2')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('elsewhere in the list nothing is marked', async () => {
  open({ late: 'ship' })
  await waitFor(() => expect(screen.getByText('#1')).toBeVisible())
  expect(screen.queryByRole('checkbox', { name: /#\d/ })).toBeNull()
})
