import type { Order } from '#domain/wire/order'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

function open(changes: Partial<Order> = {}) {
  network(({ path }) => {
    if (path === '/vendor/me')
      return { body: { member: { id: 'mem-1', seller: { id: 'sel-1', store_status: 'ACTIVE' } } } }
    return path === '/vendor/orders/order-1'
      ? { body: { order: buildOrder(changes) } }
      : { status: 404 }
  })
  openList(
    <Routes>
      <Route path="/portal/orders/:id" element={<OrderDetail />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
}

const PACKED = '2026-11-21T12:00:00Z'
/** Two of five bottles have left; three wait. */
const partly: Partial<Order> = {
  metadata: { seller_status: 'accepted' },
  fulfillments: [
    {
      id: 'ful-1',
      created_at: PACKED,
      packed_at: PACKED,
      shipped_at: PACKED,
      labels: [{ tracking_number: 'BR123456789BR' }],
      items: [{ line_item_id: 'item-1', quantity: 2 }],
    },
  ],
  timeline: [
    { event: 'accepted', at: PACKED, actor: 'Ana', fulfillment_id: null, tracking_number: null },
  ],
}
const card = (name: string) => screen.findByRole('region', { name })
const nextSteps = (buttons: HTMLElement[]) =>
  buttons
    .filter((button) => button.classList.contains('MuiButton-contained'))
    .map((button) => button.textContent)

test('each package lists its bottles', async () => {
  open(partly)
  expect(await card('Entregas')).toHaveTextContent(/Pacote 1.*2 × Tannat/)
})

test('what happened is told in the history, beside the deliveries', async () => {
  open(partly)
  const history = await card('Histórico de fulfillment')
  expect(within(history).getByRole('list', { name: 'Linha do tempo' })).toHaveTextContent(
    'Pedido aprovado',
  )
  expect(screen.getAllByText('Pedido aprovado')).toHaveLength(1)
  expect(await card('Entregas')).toBeVisible()
})

test.each<[string, Partial<Order>, string]>([
  ['an order that waits', {}, 'Aprovar pedido'],
  ['one that is approved', { metadata: { seller_status: 'accepted' } }, 'Criar Fulfillment'],
  ['one of which a part has left', partly, 'Criar Fulfillment'],
])('of %s only the next step is a filled button', async (_what, changes, step) => {
  open(changes)
  await screen.findByRole('button', { name: step })
  expect(nextSteps(screen.getAllByRole('button'))).toEqual([step])
})

test('of an order of which a part has left it says which package has, not that the order has', async () => {
  open(partly)
  expect(await screen.findByText('Pacote 1: já foi enviado')).toBeVisible()
  expect(screen.queryByText('Pedido já foi enviado')).toBeNull()
})

test.each<[string, string]>([
  ['captured', 'O valor pago, R$ 449,50, volta para o cliente.'],
  ['authorized', 'O pagamento autorizado, R$ 449,50, é liberado e nada é cobrado do cliente.'],
  ['not_paid', 'Nada é cobrado do cliente.'],
])(
  'rejecting an order whose payment is %s says what becomes of the money and asks why',
  async (payment_status, sentence) => {
    open({ payment_status })
    const button = await screen.findByRole('button', { name: 'Rejeitar pedido' })
    await waitFor(() => expect(button).toBeEnabled())
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent.replaceAll('\u00a0', ' ')).toContain(sentence)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Rejeitar pedido' }))
    expect(within(dialog).getByRole('textbox', { name: /Por quê/ })).toBeInvalid()
    expect(dialog).toHaveTextContent('Diga o motivo: o cliente recebe este texto.')
  },
)

test("the buyer's e-mail, phone and address can be opened", async () => {
  open({
    shipping_address: {
      first_name: 'Maria',
      address_1: 'Rua Augusta, 5',
      city: 'São Paulo',
      province: 'SP',
      postal_code: '01305-000',
      phone: '(11) 98765-4321',
    },
  })
  const customer = within(await card('Cliente'))
  const address = (name: string) => customer.getByRole('link', { name }).getAttribute('href')
  expect(address('maria@exemplo.com.br')).toBe('mailto:maria@exemplo.com.br')
  expect(address('(11) 98765-4321')).toBe('tel:11987654321')
  const map = new URL(address('Ver no mapa') ?? '')
  expect(map.host).toBe('www.google.com')
  expect(map.searchParams.get('query')).toContain('Rua Augusta, 5')
})
