import type { Order } from '#domain/orders/orderWire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { enabled } from '../kit/enabled'
import { openCard } from '../kit/openCard'
import { openList } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  act(dismissToast)
})

function show() {
  return openList(
    <>
      <Routes>
        <Route path="/portal/orders/:id" element={<OrderDetail />} />
      </Routes>
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
}
function open(changes: Partial<Order> = {}, refusal = '') {
  const requests = network(({ method, path }) => {
    if (path === '/vendor/orders/codes') return { body: { used: [] } }
    if (method === 'POST')
      return refusal
        ? { status: 409, body: { message: refusal } }
        : { body: { order: buildOrder(changes) } }
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    return path === '/vendor/orders/order-1'
      ? { body: { order: buildOrder(changes) } }
      : { status: 404 }
  })
  show()
  return () =>
    requests
      .filter(({ method, path }) => method === 'POST' && path !== '/vendor/orders/codes')
      .map(({ body }) => body)
}
const press = async (name: string) =>
  userEvent.click(await enabled(await screen.findByRole('button', { name })))
const typeCode = async (code: string) =>
  userEvent.type(await enabled(await screen.findByLabelText('Código de rastreamento')), code)
const dialog = async () => within(await screen.findByRole('dialog'))

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
const customerCard = () => screen.findByRole('region', { name: 'Cliente' })
const nextSteps = (buttons: HTMLElement[]) =>
  buttons
    .filter((button) => button.classList.contains('MuiButton-contained'))
    .map((button) => button.textContent)

// spec 76
test.each([
  [0, null],
  [1, '− R$ 0,01'],
])('a discount of %s cents is shown among the totals: %s', async (discount_total, shown) => {
  open({ discount_total })
  const totals = await screen.findByRole('region', { name: 'Resumo' })
  if (shown) expect(totals).toHaveTextContent(`Desconto${shown}`)
  else expect(totals).not.toHaveTextContent('Desconto')
})

// spec 77
test('an order that cannot be read says why, and leads back to the list', async () => {
  network(() => ({ status: 500, body: { message: 'Banco fora do ar' } }))
  show()
  // on the page, and as a toast
  const said = await screen.findAllByText('Erro ao carregar pedido: Banco fora do ar')
  expect(said).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Voltar para Pedidos' })).toHaveAttribute(
    'href',
    '/portal/orders',
  )
})

test('each package lists its bottles', async () => {
  open(partly)
  expect(await openCard('Entregas')).toHaveTextContent(/Pacote 1.*2 × Tannat/)
})

test("the specification's cards come first, what we added follows them (R65)", async () => {
  open(partly)
  await screen.findByText('Nota fiscal', { selector: 'h2' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const places = ['Itens', 'Entregas', 'Histórico', 'Nota fiscal'].map((one) =>
    titles.findIndex((title) => title?.startsWith(one)),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('what happened is told in the history, beside the deliveries', async () => {
  open(partly)
  const history = await openCard('Histórico')
  expect(within(history).getByRole('list', { name: 'Linha do tempo' })).toHaveTextContent(
    'Pedido aprovado',
  )
  expect(screen.getAllByText('Pedido aprovado')).toHaveLength(1)
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

test('a sentence comes first; what is rare is behind one button, or folded', async () => {
  open({ metadata: { seller_status: 'accepted' } })
  expect(await screen.findByRole('heading', { name: 'Pago. Envie: 5 garrafas.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Outras ações' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(screen.queryByRole('button', { name: 'Rejeitar pedido' })).toBeNull()
  for (const name of ['Entregas', 'Histórico']) {
    const heading = screen.getByText(name, { selector: 'summary h2' })
    expect(heading.closest('details')).not.toHaveAttribute('open')
  }
  await press('Outras ações')
  expect(screen.getByRole('button', { name: 'Rejeitar pedido' })).toBeVisible()
})

test.each([
  ['2026-11-30', 1],
  [null, 0],
])('the promised day is shown once there is one: %s', async (promised_on, cards) => {
  const boxes = [{ size: 6, count: 1 }]
  open({ promised_on, delivery: { boxes, handling_days: 2, delivery_days: 4 } })
  await customerCard()
  expect(screen.queryAllByText('Entrega prometida')).toHaveLength(cards)
})

test('the history names packages by their number, and lists only what has happened', async () => {
  open(partly)
  const history = await openCard('Histórico')
  expect(history).toHaveTextContent(/Pacote1.*Separado em.*Enviado em/)
  expect(history).not.toHaveTextContent(/ful-1|N\/A|Entregue em/)
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
  'rejecting an order whose payment is %s says what becomes of the money, and may say why',
  async (payment_status, sentence) => {
    open({ payment_status })
    if (payment_status === 'not_paid') await press('Outras ações')
    const button = await screen.findByRole('button', { name: 'Rejeitar pedido' })
    await waitFor(() => expect(button).toBeEnabled())
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent.replaceAll('\u00a0', ' ')).toContain(sentence)
    expect(within(dialog).getByRole('textbox', { name: /Por quê/ })).not.toBeRequired()
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
  const customer = within(await customerCard())
  const address = (name: string) => customer.getByRole('link', { name }).getAttribute('href')
  expect(address('maria@exemplo.com.br')).toBe('mailto:maria@exemplo.com.br')
  expect(address('(11) 98765-4321')).toBe('tel:11987654321')
  const map = new URL(address('Ver no mapa') ?? '')
  expect(map.host).toBe('www.google.com')
  expect(map.searchParams.get('query')).toContain('Rua Augusta, 5')
})

test('an order is rejected with a reason; a refusal is told in the dialog, and leaves what was typed', async () => {
  const sent = open({}, 'Já foi enviado.')
  await press('Rejeitar pedido')
  const asked = await dialog()
  await userEvent.type(asked.getByLabelText(/^Por quê/), ' A safra acabou. ')
  await userEvent.click(asked.getByRole('button', { name: 'Rejeitar pedido' }))
  expect(await asked.findByRole('alert')).toHaveTextContent(
    'Falha ao rejeitar pedido: Já foi enviado.',
  )
  expect(asked.getByLabelText(/^Por quê/)).toHaveValue(' A safra acabou. ')
  expect(sent()).toEqual([{ reason: 'A safra acabou.' }])
})

const LEVELS = { location_levels: [{ location_id: 'loc-1', available_quantity: 9 }] }
const inStock = buildOrder().items.map((item) => ({
  ...item,
  variant: { inventory_items: [{ inventory: LEVELS }] },
}))

test.each([
  ['3', 'Use um número de 0 a 2'],
  ['0', 'Escolha ao menos uma garrafa.'],
])('a package of %s of two bottles is not made', async (typed, problem) => {
  const sent = open({ metadata: { seller_status: 'accepted' }, items: inStock })
  await press('Outras ações')
  await press('Escolher garrafas')
  const form = await dialog()
  const choose = async (...bottles: string[]) => {
    for (const [line, field] of form.getAllByRole('textbox').entries()) {
      await userEvent.clear(field)
      await userEvent.type(field, bottles[line] ?? '')
    }
    await userEvent.click(form.getByRole('button', { name: 'Separar' }))
  }
  await choose(typed, '0')
  expect(await form.findByText(problem)).toBeInTheDocument()
  await choose('2', '0')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([{ items: [{ id: 'item-1', quantity: 2 }] }])
})

test('a package whose answer was lost is sent again with the same key; after an answer, also a refusal, with another', async () => {
  let tries = 0
  const order = buildOrder({ metadata: { seller_status: 'accepted' }, items: inStock })
  const requests = network(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/fulfillments')) {
      tries += 1
      if (tries === 1) throw new TypeError('connection lost')
      return tries === 3
        ? { status: 409, body: { message: 'A separação foi desfeita.' } }
        : { body: { order } }
    }
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    return path === '/vendor/orders/order-1' ? { body: { order } } : { status: 404 }
  })
  show()
  await press('Outras ações')
  await press('Escolher garrafas')
  const form = await dialog()
  await userEvent.click(form.getByRole('button', { name: 'Separar' }))
  await waitFor(() => expect(tries).toBe(1))
  await userEvent.click(await enabled(await form.findByRole('button', { name: 'Cancelar' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Escolher garrafas')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Separar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Escolher garrafas')
  const second = await dialog()
  await userEvent.click(second.getByRole('button', { name: 'Separar' }))
  expect(await second.findByRole('alert')).toHaveTextContent(
    'Falha ao criar fulfillment: A separação foi desfeita.',
  )
  await userEvent.click(await enabled(await second.findByRole('button', { name: 'Separar' })))
  await waitFor(() => expect(tries).toBe(4))
  const [lost, again, next, last] = requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/fulfillments'))
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(again).toBe(lost)
  expect(next).not.toBe(again)
  expect(last).not.toBe(next)
})

test('the same bottles once more, after the page shows the package whose answer was lost, are another package', async () => {
  const order = buildOrder({ metadata: { seller_status: 'accepted' }, items: inStock })
  const items = [{ line_item_id: 'item-1', quantity: 1 }]
  const packed = {
    ...order,
    fulfillments: [{ id: 'ful-1', created_at: PACKED, labels: [], items }],
  }
  const requests = network(({ method, path }) => {
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    if (method === 'POST' && sent().length === 1) throw new TypeError('connection lost')
    if (path.startsWith('/vendor/orders/order-1/') && method === 'GET') return { status: 404 }
    return { body: { order: sent().length > 0 ? packed : order } }
  })
  const sent = () =>
    requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/fulfillments'))
  show()
  await press('Outras ações')
  const packOne = async () => {
    await press('Escolher garrafas')
    const form = await dialog()
    for (const [line, field] of form.getAllByRole('textbox').entries())
      await userEvent.type(field, line === 0 ? '{Backspace}1' : '{Backspace}0')
    await userEvent.click(form.getByRole('button', { name: 'Separar' }))
  }
  await packOne()
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const packages = await openCard('Entregas')
  await waitFor(() => expect(packages).toHaveTextContent('Pacote 1'))
  await packOne()
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [lost, next] = sent()
  expect(next?.body).toEqual(lost?.body)
  expect(next?.headers['Idempotency-Key']).not.toBe(lost?.headers['Idempotency-Key'])
})

// spec 168
test('a tracking code is asked for, and hints at its carrier while it is typed', async () => {
  const [left] = partly.fulfillments ?? []
  const sent = open({
    ...partly,
    fulfillments: left ? [{ ...left, shipped_at: null, labels: [] }] : [],
  })
  await press('Adicionar Rastreamento')
  expect((await screen.findAllByText('Informe o código de rastreamento.'))[0]).toBeVisible()
  await typeCode('BR123456785BR')
  expect(screen.getByText(/Correios/)).toBeVisible()
  await press('Adicionar Rastreamento')
  await screen.findByText('Código de rastreamento adicionado com sucesso!')
  expect(sent()).toMatchObject([{ labels: [{ tracking_number: 'BR123456785BR' }] }])
})

test('a package of an order that was given back whole asks for no code, and can be unpacked', async () => {
  open({
    metadata: { seller_status: 'accepted' },
    payment_status: 'refunded',
    fulfillments: [{ id: 'ful-1', created_at: PACKED, labels: [] }],
  })
  await press('Outras ações')
  expect(await screen.findByRole('button', { name: 'Desfazer separação' })).toBeVisible()
  expect(screen.queryByLabelText('Código de rastreamento')).toBeNull()
})

test('an order that was given back whole and never packed has no packing slip', async () => {
  open({ metadata: { seller_status: 'accepted' }, payment_status: 'refunded' })
  await screen.findByText('Reembolsado: não há mais o que enviar.')
  expect(screen.queryByRole('link', { name: 'Romaneio' })).toBeNull()
})

test('a code that was sent for a package is not in the field of the next one', async () => {
  const packageOf = (id: string, shipped_at: string | null) =>
    (partly.fulfillments ?? []).map((one) => ({ ...one, id, shipped_at, labels: [] }))
  const order = {
    ...partly,
    fulfillments: [...packageOf('ful-1', null), ...packageOf('ful-2', null)],
  }
  const sent = open(order)
  // the other package's is folded, below it
  const [field] = await screen.findAllByLabelText('Código de rastreamento')
  await userEvent.type(await enabled(field as HTMLElement), 'BR123456785BR')
  order.fulfillments = [...packageOf('ful-1', PACKED), ...packageOf('ful-2', null)]
  await press('Adicionar Rastreamento')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(screen.getByLabelText('Código de rastreamento')).toHaveValue(''))
})

test.each(['authorized', 'not_paid'])(
  'approving an order whose payment is %s asks once',
  async (payment_status) => {
    const sent = open({ payment_status })
    if (payment_status === 'not_paid') await press('Outras ações')
    await press('Aprovar pedido')
    const asked = await dialog()
    expect(asked.getByText('Este pedido ainda não foi pago. Aprovar assim mesmo?')).toBeVisible()
    expect(sent()).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'Aprovar pedido' }))
    await waitFor(() => expect(sent()).toEqual([{}]))
  },
)

test('an order that nobody has paid asks for nothing; approving it is among the other actions', async () => {
  open({ payment_status: 'not_paid' })
  expect(
    await screen.findByRole('heading', { name: 'Ainda não pago. Nada a fazer até o pagamento.' }),
  ).toBeVisible()
  expect(nextSteps(screen.getAllByRole('button'))).toEqual([])
  expect(screen.queryByRole('button', { name: 'Aprovar pedido' })).toBeNull()
  await press('Outras ações')
  expect(screen.getByRole('button', { name: 'Aprovar pedido' })).toBeVisible()
})

test('a paid order is approved without a question', async () => {
  const sent = open({ payment_status: 'captured' })
  await press('Aprovar pedido')
  await waitFor(() => expect(sent()).toEqual([{}]))
})

test('a code that no carrier has is asked about before it is sent', async () => {
  const [left] = partly.fulfillments ?? []
  const sent = open({
    ...partly,
    fulfillments: left ? [{ ...left, shipped_at: null, labels: [] }] : [],
  })
  await typeCode('motoboy')
  await press('Adicionar Rastreamento')
  const asked = await dialog()
  expect(asked.getByText('1 código parece errado. Enviar assim mesmo?')).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.click(asked.getByRole('button', { name: 'Enviar assim mesmo' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([{ labels: [{ tracking_number: 'motoboy' }], confirmed: true }]),
  )
})
