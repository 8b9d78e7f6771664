import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import { buildMember } from '../../support/buildSeller'
import { network as everyCall, type Request } from '../dataProvider/network'
import { buildOrder } from './buildOrder'
import { openList } from './openList'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const summary = {
  total: 57,
  pending: 12,
  captured: 40,
  revenue: 12_345_678,
  returns: 0,
  stages: { approve: 3, send: 8, transit: 5, delivered: 39 },
}
const answer = (orders = [buildOrder()]) => ({
  body: { orders, count: orders.length, limit: 10, offset: 0, summary },
})

/** The list's own calls; the person's rights come beside them. */
function network(list: Parameters<typeof everyCall>[0]) {
  const requests: Request[] = []
  everyCall((request) => {
    if (request.path.endsWith('/vendor/me')) return { body: { member: buildMember() } }
    requests.push(request)
    return list(request)
  })
  return requests
}

const open = (at = '/portal/orders') => openList(<OrderList />, { dataProvider, at })

test('a card counts orders with returns only where there are some', async () => {
  network(() => ({
    body: { ...answer().body, summary: { ...summary, returns: 4 } },
  }))
  open()
  const cards = await screen.findByRole('group', { name: 'Resumo' })
  expect(await within(cards).findByText('Devoluções em andamento')).toBeVisible()
})

// spec 70, 71, 73, 246
test('four cards of all orders and the columns of the spec', async () => {
  network(() => answer())
  open()
  expect(screen.getByText('Carregando pedidos...')).toBeVisible()
  const [, row] = await screen.findAllByRole('row')
  for (const figure of ['57', '12', '40', 'R$ 123.456,78']) {
    expect(screen.getAllByText(figure)[0]).toBeVisible()
  }
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    '',
    '#1042',
    'maria@exemplo.com.brMaria Aparecida',
    '5',
    'R$ 449,50',
    'Capturadopago',
    'Aguardando aprovação',
    'Não Entregue',
    '19/11/2026',
    '',
  ])
})

// spec 73
test("without a shipping name: 'Endereço não informado'", async () => {
  network(() => answer([buildOrder({ shipping_address: null })]))
  open()
  expect(await screen.findByText('Endereço não informado')).toBeVisible()
})

// spec 73
test("the menu leads to 'Ver Detalhes'", async () => {
  network(() => answer())
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de #1042' }))
  expect(screen.getByRole('menuitem', { name: 'Ver Detalhes' })).toHaveAttribute(
    'href',
    '/portal/orders/order-1',
  )
})

// spec 70
test('a failure says the message once, inside the words of the spec', async () => {
  network(() => ({ status: 500, body: { message: 'Banco fora do ar' } }))
  open()
  expect(await screen.findByText('Erro ao carregar pedidos: Banco fora do ar')).toBeVisible()
})

// spec 70
test('a page that cannot be read is tried three times, says so, and is read again at the same place', async () => {
  let isDown = true
  const requests = network(({ query }) =>
    isDown && query.offset === '10'
      ? { status: 503, body: { message: 'Banco fora do ar' } }
      : { body: { ...answer().body, count: 25 } },
  )
  const { query, router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ir para a página 2' }))
  expect(await screen.findByText('Erro ao carregar pedidos: Banco fora do ar')).toBeVisible()
  expect(requests.filter((request) => request.query.offset === '10')).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeVisible()
  expect(query().get('page')).toBe('2')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('11–20 de 25')).toBeVisible()
  expect(query().get('page')).toBe('2')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('1–10 de 25')).toBeVisible()
})

// spec 72
test('the status filter offers the options of the spec (R29)', async () => {
  const requests = network(() => answer())
  open()
  await screen.findByText('#1042')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Todos',
    'Pendente',
    'Cancelado',
    'Capturado',
    'Não pago',
    'Pago',
    'Autorizado',
    'Reembolsado',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Não pago' }))
  await waitFor(() => expect(requests.at(-1)?.query.status).toBe('not_paid'))
})

// spec 72
test('the period filters by day and shows itself on its button (R32)', async () => {
  const requests = network(() => answer())
  const { query } = open()
  await screen.findByText('#1042')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Período' }))
  fireEvent.change(await screen.findByLabelText('De'), { target: { value: '10/11/2026' } })
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '01/11/2026' } })
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
  expect(
    await screen.findByText('A data final deve ser igual ou posterior à inicial.'),
  ).toBeInTheDocument()
  expect(requests).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '20/11/2026' } })
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({
      created_from: '2026-11-10',
      created_to: '2026-11-20',
    }),
  )
  expect(query().get('filter')).toBe('{"from":"2026-11-10","to":"2026-11-20"}')
  // on the button in the panel, and as a chip that takes it away
  expect(await screen.findAllByText(/^10\/11\/2026 a 20\/11\/2026/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Ver resultado' }))
  expect(await screen.findByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Tirar este filtro$/ }))
  expect(await screen.findByRole('button', { name: 'Filtros' })).toBeVisible()
  expect(query().get('filter')).toBe('{}')
})

test('a new order appears when the window gets the focus (R41)', async () => {
  let orders = [buildOrder()]
  network(() => answer(orders))
  open()
  await screen.findByText('#1042')
  orders = [buildOrder({ id: 'order-2', display_id: 1043 }), ...orders]
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(await screen.findByText('#1043')).toBeVisible()
  focusManager.setFocused(undefined)
})

test('tabs say what waits, and filter by it', async () => {
  const requests = network(() => answer())
  open()
  await screen.findByText('#1042')
  const tabs = within(screen.getByRole('group', { name: 'O que fazer' })).getAllByRole('button')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'A aprovar3',
    'A enviar8',
    'Em trânsito5',
    'Entregues39',
    'Todos57',
  ])
  expect(tabs[4]).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(tabs[1] as HTMLElement)
  await waitFor(() => expect(requests.at(-1)?.query.stage).toBe('send'))
  await userEvent.click(tabs[4] as HTMLElement)
  await waitFor(() => expect(requests.at(-1)?.query.stage).toBeUndefined())
})

test('on a phone the chosen tab is brought into view, and another one when it is chosen', async () => {
  const at = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  at.mockImplementation(function (this: HTMLElement) {
    return (
      120 *
      ['approve', 'send', 'transit', 'delivered', 'all'].indexOf(this.getAttribute('value') ?? '')
    )
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(110)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(330)
  network(() => answer())
  open()
  await screen.findByText('#1042')
  const tabs = screen.getByRole('group', { name: 'O que fazer' })
  // the first tab within the middle of the line is at its place less (330 - 110) / 2
  expect(tabs.parentElement?.scrollLeft).toBe(480 - 110)
  await userEvent.click(within(tabs).getByRole('button', { name: /^Em trânsito/ }))
  await waitFor(() => expect(tabs.parentElement?.scrollLeft).toBe(240 - 110))
})

test('an order whose bottles have all left looks shipped', async () => {
  network(() => answer([buildOrder({ bottles: { packed: 5, shipped: 5, delivered: 0 } })]))
  open()
  expect(await screen.findByText('Enviado')).toBeVisible()
})

/** The texts that a row shows as a coloured mark: with a shape before them. */
const marks = (row: HTMLElement) =>
  [...row.querySelectorAll('svg[viewBox="0 0 10 10"]')].map((one) => one.parentElement?.textContent)

test('in a row only what asks the producer for something is coloured', async () => {
  network(() =>
    answer([
      buildOrder({ id: 'o1', display_id: 1, stage: 'approve' }),
      buildOrder({
        id: 'o2',
        display_id: 2,
        stage: 'send',
        metadata: { seller_status: 'accepted' },
      }),
      buildOrder({
        id: 'o3',
        display_id: 3,
        stage: 'send',
        is_late: true,
        metadata: { seller_status: 'accepted' },
      }),
      buildOrder({
        id: 'o4',
        display_id: 4,
        stage: 'over',
        status: 'canceled',
        payment_status: 'canceled',
        metadata: { seller_status: 'rejected' },
      }),
    ]),
  )
  open()
  await screen.findByText('#1')
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map(marks)).toEqual([['Aguardando aprovação'], ['Não Entregue'], ['Atrasado'], []])
})

test('without an order the page is what helps: no cards of zeros, no filters', async () => {
  network(() => ({ body: { ...answer([]).body, summary: { ...summary, total: 0 } } }))
  open()
  expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Resumo' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver seus vinhos' })).toHaveAttribute(
    'href',
    '/portal/wines',
  )
})

test('where a filter finds nothing the filters stay', async () => {
  network(() => answer([]))
  open(`/portal/orders?filter=${encodeURIComponent('{"status":"canceled"}')}`)
  expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Resumo' })).toBeVisible()
})
