import type { AuditEntry } from '#domain/audit/auditWire'
import { saoPauloDate } from '#domain/values/dates'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import AuditList from '../../../src/admin/audit/AuditList'
import { AuditChanges } from '../../../src/admin/audit/AuditChanges'
import { AuditFacts } from '../../../src/admin/audit/detail/AuditFacts'
import { OrderHeader } from '../../../src/admin/orders/detail/OrderDetail'
import { ProductHeader } from '../../../src/admin/wines/detail/ProductDetail'
import { ReviewTitle } from '../../../src/admin/wines/review/ReviewTitle'
import { SellerHeader } from '../../../src/admin/sellers/detail/SellerHeader'
import { buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildWine } from './buildWine'
import { openList } from './openList'

// no midnight within a test
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entry: AuditEntry = {
  id: 'aud_1',
  at: '2026-05-02T12:00:00Z',
  actor_type: 'user',
  actor_id: 'user_1',
  actor_email: 'bruna@winex.example',
  actor_name: 'Bruna Teste',
  action: 'wine.status',
  resource: 'product',
  resource_id: 'prod_1',
  resource_name: 'Tannat de Ânfora',
  resource_deleted: false,
  seller: { id: 'sel_1', name: 'Casa Lima' },
  before: { status: 'draft', title: 'Tannat' },
  after: { status: 'published', title: '' },
  ip_address: null,
}
const answer = () => ({ body: { entries: [entry], count: 1, summary: {} } })
const daysAgo = (days: number) => saoPauloDate(new Date(Date.now() - days * 86_400_000))
const filterOf = (query: URLSearchParams) =>
  JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>

test('today, 7 and 30 days are one click each; a second one takes the period away', async () => {
  const requests = network(answer)
  const { query } = openList(<AuditList />, { dataProvider, at: '/admin/audit' })
  await screen.findAllByText('bruna@', { exact: false })
  for (const [label, days] of [
    ['Hoje', 0],
    ['7 dias', 6],
    ['30 dias', 29],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(requests.at(-1)?.query.from).toBe(daysAgo(days)))
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
  }
  expect(requests.at(-1)?.query.to).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: '30 dias' }))
  await waitFor(() => expect(filterOf(query()).from).toBeUndefined())
})

test('a preset keeps the other filters, and takes the place of a period that was chosen by hand', async () => {
  network(answer)
  const chosen = { actor: 'user', from: '2026-01-01', to: '2026-01-31' }
  const { query } = openList(<AuditList />, {
    dataProvider,
    at: `/admin/audit?filter=${encodeURIComponent(JSON.stringify(chosen))}`,
  })
  await userEvent.click(await screen.findByRole('button', { name: '7 dias' }))
  await waitFor(() => expect(filterOf(query())).toEqual({ actor: 'user', from: daysAgo(6) }))
})

const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filtros/ }))
  return within(await screen.findByRole('dialog', { name: 'Filtros' }))
}

test('actions stand under their subjects and are found by typing; all about a subject is one of them', async () => {
  const requests = network(answer)
  openList(<AuditList />, { dataProvider, at: '/admin/audit' })
  const filters = await openFilters()
  await userEvent.type(filters.getByRole('combobox', { name: 'Ação' }), 'repasse pago')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Repasse pago'])
  expect(screen.getByText('Dinheiro')).toBeVisible()
  await userEvent.click(screen.getByRole('option'))
  await waitFor(() => expect(requests.at(-1)?.query.action).toBe('payout.pay'))
  const field = filters.getByRole('combobox', { name: 'Ação' })
  await userEvent.clear(field)
  await userEvent.type(field, 'devoluções')
  await userEvent.click(screen.getByRole('option', { name: 'Tudo de Devoluções' }))
  await waitFor(() =>
    expect(requests.at(-1)?.query.action?.split(',')).toEqual(
      expect.arrayContaining(['order.return.ask', 'order.return.close']),
    ),
  )
})

test('one person is chosen by name, of the staff or of a producer', async () => {
  const people = [
    { id: 'user_1', name: 'Bruna Teste', email: 'bruna@winex.example', seller_name: null },
    { id: 'mem_1', name: 'Bruno Lima', email: 'bruno@lima.example', seller_name: 'Casa Lima' },
  ]
  const requests = network(({ path, query: { q, id } }) =>
    path.endsWith('/people')
      ? {
          body: {
            people: people.filter((one) => (id ? one.id === id : one.name.includes(q ?? ''))),
          },
        }
      : answer(),
  )
  const { query } = openList(<AuditList />, { dataProvider, at: '/admin/audit' })
  const filters = await openFilters()
  expect(filters.getByRole('combobox', { name: 'Produtor' })).toHaveAttribute(
    'placeholder',
    'Todos',
  )
  await userEvent.type(filters.getByRole('combobox', { name: 'Pessoa' }), 'Bruno')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option')).toHaveTextContent('Bruno Limabruno@lima.example')
  expect(screen.getByText('Casa Lima', { selector: '.MuiAutocomplete-groupLabel' })).toBeVisible()
  await userEvent.click(screen.getByRole('option'))
  await waitFor(() => expect(filterOf(query())).toEqual({ actor_id: 'mem_1' }))
  await waitFor(() =>
    expect(
      requests.some(
        ({ path, query: asked }) => path === '/admin/audit' && asked.actor_id === 'mem_1',
      ),
    ).toBe(true),
  )
})

/** Something on the page that needs a whole producer once it is pressed. */
function WholeSeller() {
  const [id, setId] = useState('')
  useGetOne('sellers', { id }, { enabled: id !== '' })
  return <button onClick={() => setId('sel_1')}>Ficha</button>
}

test('the producers that a filter offers are rows, and no page takes one for the whole', async () => {
  const seller = buildSeller()
  const requests = network(({ path }) => {
    if (path === '/admin/sellers/sel_1') return { body: { seller } }
    return path === '/admin/sellers' ? { body: { sellers: [seller], count: 1 } } : answer()
  })
  const list = (
    <>
      <AuditList />
      <WholeSeller />
    </>
  )
  openList(list, { dataProvider, at: '/admin/audit' })
  const filters = await openFilters()
  await userEvent.click(filters.getByRole('combobox', { name: 'Produtor' }))
  await screen.findByRole('option', { name: seller.name })
  await userEvent.click(screen.getByText('Ficha'))
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/admin/sellers/sel_1'))
})

/** The trail at its address, and nothing elsewhere. */
const OnlyThere = () => (useLocation().pathname === '/admin/audit' ? <AuditList /> : null)

test('what was done since the trail was last open is in it (R41)', async () => {
  const entries = [entry]
  network(() => ({ body: { entries, count: entries.length, summary: {} } }))
  const { router } = openList(<OnlyThere />, { dataProvider, at: '/admin/audit' })
  await screen.findByText('Status do vinho alterado')
  await act(() => router.navigate('/admin/products/prod_1'))
  entries.unshift({ ...entry, id: 'aud_2', action: 'seller.status', resource: 'seller' })
  vi.setSystemTime(Date.now() + 10_000)
  await act(() => router.navigate('/admin/audit'))
  expect(await screen.findByText('Status do produtor alterado')).toBeVisible()
})

test('a record that is gone is said to be, without its id', async () => {
  network(() => ({
    body: { entries: [{ ...entry, resource_name: null }], count: 1, summary: {} },
  }))
  openList(<AuditList />, { dataProvider, at: '/admin/audit' })
  expect(await screen.findByText('Vinho: não existe mais')).toBeVisible()
  expect(document.body.textContent).not.toContain('prod_1')
})

test('the history of one record says that it is one, and leads to all', async () => {
  network(answer)
  const filter = encodeURIComponent(JSON.stringify({ resource: 'order', resource_id: 'order_1' }))
  const { query } = openList(<AuditList />, {
    dataProvider,
    at: `/admin/audit?filter=${filter}`,
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Só um registro: Pedido/ }))
  await waitFor(() => expect(filterOf(query())).toEqual({}))
})

test.each([
  [false, ['Vinho: Tannat de Ânfora', 'Casa Lima']],
  [true, ['Casa Lima']],
])('a wine that is deleted (%s) has its name and no link', (resource_deleted, links) => {
  const facts = <AuditFacts entry={{ ...entry, resource_deleted }} />
  openList(facts, { dataProvider, at: '/admin/audit/aud_1' })
  expect(screen.getByText('Vinho: Tannat de Ânfora')).toBeVisible()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test('a row is a link', async () => {
  network(answer)
  openList(<AuditList />, { dataProvider, at: '/admin/audit' })
  const link = await screen.findByRole('link', { name: 'Status do vinho alterado' })
  expect(link).toHaveAttribute('href', '/admin/audit/aud_1')
})

test('changes in words: from, to, and what is empty now', () => {
  render(<AuditChanges entry={entry} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Status: de Rascunho para Publicado',
    'Nome do vinho: de Tannat para vazio',
  ])
})

const wine = buildWine({ id: 'prod_1' })
const order = { id: 'order_1', display_id: 7, items: [], created_at: entry.at, metadata: {} }
test.each([
  [
    'a wine',
    () => <ProductHeader product={wine} />,
    { resource: 'product', resource_id: 'prod_1' },
  ],
  [
    'a wine of the queue',
    () => <ReviewTitle product={wine} place={1} count={2} />,
    { resource: 'product', resource_id: 'prod_1' },
  ],
  ['a producer', () => <SellerHeader seller={buildSeller()} />, { seller_id: 'sel_1' }],
  [
    'an order',
    () => <OrderHeader order={order as never} />,
    { resource: 'order', resource_id: 'order_1' },
  ],
])('%s leads to its history', (_what, page, filter) => {
  network(() => ({ body: {} }))
  openList(page(), { dataProvider, at: '/admin/any' })
  const link = screen.getByRole('link', { name: 'Histórico' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://winex.test')
  expect(filterOf(searchParams)).toEqual(filter)
})
