import type { AdminOrder } from '#domain/orders/adminOrderWire'
import type { Order } from '#domain/orders/orderWire'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import { StaffActions } from '../../../src/admin/orders/actions/StaffActions'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const staffOrder = (facts: Partial<Order>): AdminOrder => ({
  ...buildOrder(facts),
  paid: { captured: 0, refunded: 0 },
  held_for: null,
  bank_refuses: false,
  is_paid_by_hand: true,
  mails: [],
})

function open(facts: Partial<Order>) {
  const requests = network(() => ({ status: 404 }))
  const { queryClient } = openList(<StaffActions order={staffOrder(facts)} />, {
    dataProvider,
    at: '/admin/orders/order-1',
  })
  return { requests, queryClient }
}

/** Bottles that the shop can take from its stock. */
const inStock = buildOrder().items.map((item) => ({
  ...item,
  variant: {
    inventory_items: [{ inventory: { location_levels: [{ location_id: 'sloc_1' }] } }],
  },
}))

const HINT = /Cada ação pede um motivo/

test('what an action asks for is said where there is one', async () => {
  open({ metadata: { seller_status: 'pending' } })
  expect(await screen.findByRole('button', { name: 'Aprovar pedido' })).toBeVisible()
  expect(screen.getByText(HINT)).toBeVisible()
})

test('where nothing can be done any more only the reason is said', async () => {
  open({ status: 'canceled', metadata: { seller_status: 'rejected' } })
  expect(await screen.findByText('Este pedido foi rejeitado.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(HINT)).toBeNull()
})

test('an address in place of a tracking code is told at its field, before it is sent', async () => {
  const packed = { id: 'ful_1', created_at: '2026-11-26T12:00:00Z', labels: [] }
  const { requests } = open({ metadata: { seller_status: 'accepted' }, fulfillments: [packed] })
  await userEvent.click(await screen.findByRole('button', { name: 'Informar rastreio' }))
  const dialog = within(await screen.findByRole('dialog'))
  const code = dialog.getByRole('textbox', { name: /Código/ })
  await userEvent.type(code, 'https://rastreio.example/1')
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pedido do produtor')
  await userEvent.click(dialog.getByRole('button', { name: 'Informar rastreio' }))
  await waitFor(() => expect(code).toBeInvalid())
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a click beside the question drops no reason that was typed, and closes it while there is none', async () => {
  open({ metadata: { seller_status: 'pending' } })
  const ask = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Aprovar pedido' }))
  const beside = async () =>
    userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement)
  await ask()
  const reason = await screen.findByRole('textbox', { name: /Motivo/ })
  await userEvent.type(reason, 'Pedido do produtor')
  await beside()
  expect(reason).toHaveValue('Pedido do produtor')
  await userEvent.clear(reason)
  await beside()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await ask()
  await userEvent.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Pedido')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('of two packages each is named by its number, the oldest first, also while its code is asked for', async () => {
  const packed = (id: string, created_at: string) => ({ id, created_at, labels: [] })
  const { requests } = open({
    metadata: { seller_status: 'accepted' },
    // as they are answered, the newest first
    fulfillments: [
      packed('ful_2', '2026-11-27T12:00:00Z'),
      packed('ful_1', '2026-11-26T12:00:00Z'),
    ],
  })
  const first = await screen.findByRole('button', { name: 'Informar rastreio: pacote 1' })
  expect(screen.getByRole('button', { name: 'Informar rastreio: pacote 2' })).toBeVisible()
  await userEvent.click(first)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Informar o rastreio do pacote 1?' }),
  )
  await userEvent.type(dialog.getByRole('textbox', { name: /Código/ }), 'BR123456789BR')
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pedido do produtor')
  await userEvent.click(dialog.getByRole('button', { name: 'Informar rastreio: pacote 1' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.path).toContain('/ful_1/'),
  )
})

test('a package that has not arrived is marked as delivered, with a reason', async () => {
  const sent = { id: 'ful_1', created_at: '2026-11-26T12:00:00Z', labels: [] }
  const { requests } = open({
    metadata: { seller_status: 'accepted' },
    fulfillments: [
      { ...sent, id: 'ful_2', delivered_at: '2026-11-28T12:00:00Z' },
      { ...sent, id: 'ful_3', canceled_at: '2026-11-28T12:00:00Z' },
      { ...sent, shipped_at: '2026-11-27T12:00:00Z' },
    ],
  })
  const name = /^Marcar como entregue/
  const button = await screen.findByRole('button', { name })
  expect(screen.getByText(HINT)).toBeVisible()
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'A transportadora confirma')
  await userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/admin/orders/order-1/fulfillments/ful_1/mark-as-delivered',
      body: { reason: 'A transportadora confirma' },
    }),
  )
})

test('what staff do with an order may move bottles: the lists of wines are read again', async () => {
  const { queryClient } = open({ metadata: { seller_status: 'pending' } })
  const lists = ['products', 'getList', {}]
  queryClient.setQueryData(lists, { data: [], total: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Rejeitar pedido' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'O cliente desistiu')
  await userEvent.click(dialog.getByRole('button', { name: 'Rejeitar pedido' }))
  await waitFor(() => expect(queryClient.getQueryState(lists)?.isInvalidated).toBe(true))
})

test('a package of an order that was given back whole is not sent any more', async () => {
  const packed = { id: 'ful_1', created_at: '2026-11-26T12:00:00Z', labels: [] }
  open({
    metadata: { seller_status: 'accepted' },
    payment_status: 'refunded',
    fulfillments: [packed],
  })
  expect(await screen.findByRole('button', { name: 'Cancelar pedido' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Informar rastreio' })).toBeNull()
})

const parcel = {
  id: 'ful_1',
  created_at: '2026-11-26T12:00:00Z',
  labels: [],
  items: inStock.map(({ id, quantity }) => ({ line_item_id: id, quantity })),
}
const at = '2026-11-27T12:00:00Z'
const accepted = { metadata: { seller_status: 'accepted' }, items: inStock }
const ended: Partial<Order> = { status: 'canceled', metadata: { seller_status: 'rejected' } }

test.each<[string, string, Partial<Order>, Partial<Order>, string]>([
  ['the order has ended', 'Aprovar pedido', {}, ended, 'accept'],
  ['all is packed', 'Separar garrafas', accepted, { fulfillments: [parcel] }, 'fulfillments'],
  [
    'the package has left',
    'Informar rastreio',
    { ...accepted, fulfillments: [parcel] },
    { fulfillments: [{ ...parcel, shipped_at: at }] },
    'fulfillments/ful_1/shipments',
  ],
  [
    'the package was undone',
    'Informar rastreio',
    { ...accepted, fulfillments: [parcel] },
    { fulfillments: [{ ...parcel, canceled_at: at }] },
    'fulfillments/ful_1/shipments',
  ],
  [
    'the package has arrived',
    'Marcar como entregue',
    { ...accepted, fulfillments: [parcel] },
    { fulfillments: [{ ...parcel, delivered_at: at }] },
    'fulfillments/ful_1/mark-as-delivered',
  ],
  [
    'the invoice is gone',
    'Retirar nota',
    { ...accepted, invoice: { access_key: '4'.repeat(44), added_at: at } },
    { invoice: null },
    'invoice/remove',
  ],
  [
    'it has left',
    'Cancelar pedido',
    accepted,
    { fulfillments: [{ ...parcel, shipped_at: at }] },
    'cancel',
  ],
])(
  'when %s by a colleague meanwhile, the dialog of «%s» stays with what was typed, and says what the server answers',
  async (_what, name, before, after, path) => {
    const requests = network(({ method }) =>
      method === 'POST'
        ? { status: 409, body: { type: 'conflict', message: 'Uma colega já agiu.' } }
        : { status: 404 },
    )
    function Page() {
      const [isLater, setLater] = useState(false)
      return (
        <>
          <StaffActions order={staffOrder({ ...before, ...(isLater && after) })} />
          <button onClick={() => setLater(true)}>Ler de novo</button>
        </>
      )
    }
    openList(<Page />, { dataProvider, at: '/admin/orders/order-1' })
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    const code = dialog.queryByRole('textbox', { name: /Código/ })
    if (code) await userEvent.type(code, 'BR123456789BR')
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await userEvent.type(reason, 'Por telefone')
    act(() => screen.getByText('Ler de novo', { selector: 'button' }).click())
    expect(reason).toBeInTheDocument()
    expect(reason).toHaveValue('Por telefone')
    if (code) expect(code).toHaveValue('BR123456789BR')
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(await dialog.findByText('Uma colega já agiu.')).toBeVisible()
    expect(requests.find(({ method }) => method === 'POST')?.path).toBe(
      `/admin/orders/order-1/${path}`,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name })).toBeNull()
  },
)
