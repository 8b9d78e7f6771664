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

afterEach(() => vi.unstubAllGlobals())

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
const statistics = {
  revenue: [{ from: '2026-11-15', to: '2026-11-21', amount: 12_000 }],
  best_sellers: [{ product_id: 'prod-1', title: 'Malvasia', bottles: 24, amount: 99_000 }],
  returns: {
    wines: [{ name: 'Talha', delivered: 40, broken: 2, returned: 3 }],
    carriers: [{ name: null, delivered: 40, broken: 2, returned: 3 }],
  },
}

/** The list's own calls; the chart and the person's rights come beside them. */
function network(list: Parameters<typeof everyCall>[0]) {
  const requests: Request[] = []
  everyCall((request) => {
    if (request.path.endsWith('/statistics')) return { body: statistics }
    if (request.path.endsWith('/vendor/me')) return { body: { member: buildMember() } }
    requests.push(request)
    return list(request)
  })
  return requests
}

const open = (at = '/portal/orders') => openList(<OrderList />, { dataProvider, at })

test('a card counts orders with returns only where there are some, and the figures name wine and carrier', async () => {
  network(() => ({
    body: { ...answer().body, summary: { ...summary, returns: 4 } },
  }))
  open()
  const cards = await screen.findByRole('group', { name: 'Resumo' })
  expect(await within(cards).findByText('Devoluções em andamento')).toBeVisible()
  const wines = await screen.findByRole('list', { name: 'Por vinho' })
  expect(wines).toHaveTextContent('Talha2 quebradas, 3 devolvidas ao todo, de 40 entregues')
  expect(screen.getByRole('list', { name: 'Quebras por transportadora' })).toHaveTextContent(
    'Outra ou sem código',
  )
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

// spec 72
test('the status filter offers the options of the spec (R29)', async () => {
  const requests = network(() => answer())
  open()
  await screen.findByText('#1042')
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
  expect(await screen.findByText('10/11/2026 a 20/11/2026')).toBeInTheDocument()
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

test('an order whose bottles have all left looks shipped', async () => {
  network(() => answer([buildOrder({ bottles: { packed: 5, shipped: 5, delivered: 0 } })]))
  open()
  expect(await screen.findByText('Enviado')).toBeVisible()
})

test("the chart's bars are chosen by key and say their value", async () => {
  network(() => answer())
  open()
  const bar = await screen.findByRole('radio', { name: '15/11/2026 – 21/11/2026: R$ 120,00' })
  expect(bar).toBeChecked()
})

test('the revenue of the periods and the best-selling wines come after the orders', async () => {
  network(() => answer())
  open()
  expect(await screen.findByText('Malvasia')).toBeVisible()
  expect(screen.getByText('24 garrafas')).toBeVisible()
  expect(screen.getByText(/15\/11\/2026 – 21\/11\/2026: R\$ 120,00/)).toBeInTheDocument()
})
