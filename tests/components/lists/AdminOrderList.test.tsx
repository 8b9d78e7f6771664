import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import OrderList from '../../../src/admin/orders/OrderList'
import { network } from '../dataProvider/network'
import { buildOrder } from './buildOrder'
import { openList } from './openList'

afterEach(() => {
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
})

const stages = { approve: 0, send: 0, transit: 0, delivered: 1 }
const summary = { total: 1, pending: 1, captured: 0, revenue: 0, returns: 3, stages }

function open(filter: object = {}) {
  const asked: string[] = []
  network(({ path, query }) => {
    if (path !== '/admin/orders') return { status: 404 }
    const filters = new URLSearchParams(query)
    for (const paging of ['limit', 'offset', 'order']) filters.delete(paging)
    asked.push(filters.toString())
    return { body: { orders: [buildOrder()], count: 1, limit: 10, offset: 0, summary } }
  })
  const list = openList(<OrderList />, {
    dataProvider,
    at: `/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  })
  return { asked, ...list }
}

test.each([
  ['Atrasados', 'late=any'],
  ['A receber', 'owed=delivered'],
  ['Com devolução', 'returns=open'],
  ['Sem nota', 'invoice=missing'],
])('everybody has the view %s, and the server knows it as %s', async (name, query) => {
  const { asked, query: address } = open()
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(asked.at(-1)).toBe(query))
  expect(screen.getByRole('button', { name, pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(address().get('filter')).toBe('{}'))
  await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).toBeNull())
})

test('another view takes the place of the one before, and keeps what was searched', async () => {
  const { query } = open({ q: 'tannat', late: 'any' })
  expect(await screen.findByRole('button', { name: 'Atrasados', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sem nota' }))
  await waitFor(() =>
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({ q: 'tannat', invoice: 'missing' }),
  )
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1))
})

test.each([
  ['A receber', { owed: 'delivered', late: 'any' }],
  ['Sem nota', { invoice: 'missing', returns: 'open' }],
])(
  'the view %s that is in force stays pressed beside a filter with its own sign',
  async (name, filter) => {
    open(filter)
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible()
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
)

test("search and three filters stand there; 'Mais filtros' has the rest, and says how many are set", async () => {
  const { asked } = open({ returns: 'refund' })
  expect(await screen.findByRole('searchbox', { name: 'Buscar pedidos' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Período' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Atraso' })).toBeNull()
  // the address of 'Início' filters, which it did not before
  expect(asked).toEqual(['returns=refund'])
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros (1)' }))
  for (const name of ['Pagamento', 'Atraso', 'Mensagens', 'Devoluções'])
    expect(screen.getByRole('combobox', { name })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ver resultado' }))
  await userEvent.click(
    await screen.findByRole('button', { name: /^Devoluções: Com a equipe winex/ }),
  )
  await waitFor(() => expect(asked.at(-1)).toBe(''))
})

test('what is rare is in the menu, and no card of a view is counted twice', async () => {
  open()
  await screen.findAllByRole('row')
  expect(screen.queryByText('Devoluções em andamento')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Mais: Filtros salvos e colunas' }))
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeVisible()
})

test('the list is asked for again when the window gets the focus (R41)', async () => {
  const { asked } = open()
  await screen.findAllByRole('row')
  const before = asked.length
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})
