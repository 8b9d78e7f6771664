import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryStore, type Store } from 'react-admin'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SavedView } from '#domain/views/savedViewWire'
import AuditList from '../../../src/admin/audit/AuditList'
import { dataProvider as adminDataProvider } from '../../../src/admin/dataProvider'
import ProductList from '../../../src/admin/wines/ProductList'
import OrderList from '../../../src/portal/orders/OrderList'
import { dataProvider as portalDataProvider } from '../../../src/portal/dataProvider'
import { openView } from '../../../src/kit/views/useViewOfList'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network, type Request } from '../dataProvider/network'
import { buildWine } from './buildWine'
import { openList } from './openList'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  dismissToast()
})

const view = (changes: Partial<SavedView> = {}): SavedView => ({
  id: 'view_1',
  name: 'Propostos por nome',
  is_shared: false,
  may_delete: true,
  query: {
    filter: { status: 'proposed' },
    sort: { field: 'title', order: 'ASC' },
    hidden: ['stock'],
  },
  ...changes,
})
const LIST = {
  products: [buildWine()],
  orders: [],
  entries: [],
  count: 1,
  summary: { total: 1, published: 1, drafts: 0, rejected_archived: 0, stages: {} },
}

/** A server that keeps views; `refuse` answers a POST in its place. */
function engine(views: SavedView[], refuse?: object, mayShare = true) {
  const kept = [...views]
  return network(({ path, method, body }) => {
    if (path.endsWith('/statistics')) return { status: 404 }
    if (!path.includes('/views')) return { body: LIST }
    if (method === 'POST') {
      if (refuse) return { status: 409, body: refuse }
      kept.push(view({ id: 'view_new', ...(body as object) }))
      return { status: 201, body: { id: 'view_new' } }
    }
    if (method === 'DELETE') {
      kept.splice(
        kept.findIndex(({ id }) => path.endsWith(id)),
        1,
      )
      return { body: { id: 'view_1' } }
    }
    return { body: { views: kept, may_share: mayShare } }
  })
}

function open(list: ReactElement, at: string, store: Store = memoryStore()) {
  return openList(
    <>
      {list}
      <NotificationBridge />
      <ToastHost />
    </>,
    {
      dataProvider: at.startsWith('/portal') ? portalDataProvider : adminDataProvider,
      at,
      store,
    },
  )
}
const openViews = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mais: Filtros salvos e colunas' }),
  )
  return screen.findByRole('dialog', { name: 'Filtros salvos e colunas' })
}
const choose = async (name: string) => {
  const button = await within(await openViews()).findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const filterIn = (query: URLSearchParams): unknown => JSON.parse(query.get('filter') ?? '{}')
const saved = (requests: Request[]) => requests.find(({ method }) => method === 'POST')?.body
const listFilter = (filter: object) => encodeURIComponent(JSON.stringify(filter))

describe('opening a view', () => {
  test('brings its filters, order and columns, from the first page on', async () => {
    engine([view()])
    const store = memoryStore()
    const { query } = open(<ProductList />, '/admin/products?page=3&perPage=20&filter={}', store)
    expect(await screen.findByRole('columnheader', { name: 'Estoque' })).toBeVisible()
    await choose('Propostos por nome')
    await waitFor(() => expect(filterIn(query())).toEqual({ status: 'proposed' }))
    expect(Object.fromEntries(query())).toMatchObject({
      sort: 'title',
      order: 'ASC',
      page: '1',
      perPage: '20',
    })
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Estoque' })).toBeNull())
    expect(store.getItem('products.datatable')).toEqual(['stock'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('whose filter, option, order and column no longer exist: the rest is applied, and it is said', async () => {
    engine([
      view({
        name: 'De antes',
        query: {
          filter: { status: 'proposed', cellar: 'x', seller_id: 'sel_1' },
          sort: { field: 'rating', order: 'ASC' },
          hidden: ['stock', 'rating'],
        },
      }),
    ])
    const { query } = open(<ProductList />, '/admin/products')
    await choose('De antes')
    expect(
      await screen.findByText(
        'Os filtros “De antes” foram abertos sem o que não existe mais: filtro, ordem, coluna.',
      ),
    ).toBeVisible()
    expect(filterIn(query())).toEqual({ status: 'proposed', seller_id: 'sel_1' })
    expect(query().get('sort')).toBeNull()
  })

  test.each([
    ['an option', <ProductList key="1" />, '/admin/products', { status: 'sold' }],
    ['a stage', <OrderList key="3" />, '/portal/orders', { stage: 'lost' }],
  ])('%s that is gone is no filter', async (_what, list, at, filter) => {
    engine([view({ query: { filter, sort: { field: 'created_at', order: 'DESC' }, hidden: [] } })])
    const { query } = open(list, at)
    await choose('Propostos por nome')
    expect(
      await screen.findByText(/foram abertos sem o que não existe mais: filtro\./),
    ).toBeVisible()
    expect(filterIn(query())).toEqual({})
  })
})

describe('saving a view', () => {
  test('keeps what the list shows now, for all when asked', async () => {
    const requests = engine([])
    const store = memoryStore({ 'products.datatable': ['stock', 'gone'] })
    const filter = listFilter({ q: 'tannat', status: 'draft' })
    open(<ProductList />, `/admin/products?filter=${filter}&sort=price&order=DESC`, store)
    const panel = await openViews()
    expect(await within(panel).findByText(/^Nenhum filtro salvo\./)).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Salvar filtros…' }))
    const form = await screen.findByRole('dialog', { name: 'Salvar filtros' })
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }))
    expect(await within(form).findByText('Dê um nome aos filtros')).toBeVisible()
    await userEvent.type(within(form).getByLabelText(/^Nome/), '  Rascunhos caros ')
    await userEvent.click(within(form).getByLabelText(/^Para quem/))
    await userEvent.click(await screen.findByRole('option', { name: 'Para toda a equipe' }))
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Filtros salvos!')).toBeVisible()
    expect(saved(requests)).toEqual({
      list: 'products',
      name: 'Rascunhos caros',
      is_shared: true,
      query: {
        filter: { q: 'tannat', status: 'draft' },
        sort: { field: 'price', order: 'DESC' },
        hidden: ['stock'],
      },
    })
    expect(await within(await openViews()).findByText('Da equipe')).toBeVisible()
  })

  test('a name that is taken is said at the field', async () => {
    const message =
      'Já existem filtros salvos com este nome. Escolha outro ou apague os anteriores.'
    engine([view()], { message, errors: { name: message } }, false)
    open(<ProductList />, '/admin/products')
    await choose('Salvar filtros…')
    const form = await screen.findByRole('dialog', { name: 'Salvar filtros' })
    expect(within(form).queryByLabelText(/^Para quem/)).toBeNull()
    await userEvent.type(within(form).getByLabelText(/^Nome/), 'Propostos por nome')
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(within(form).getByLabelText(/^Nome/)).toHaveAccessibleDescription(message),
    )
  })

  test('"7 dias" of the audit trail is seven days of the day on which the view is opened', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] })
    const requests = engine([])
    const filter = listFilter({ from: '2026-11-16' })
    const { query } = open(<AuditList />, `/admin/audit?filter=${filter}`)
    await choose('Salvar filtros…')
    const form = await screen.findByRole('dialog', { name: 'Salvar filtros' })
    await userEvent.type(within(form).getByLabelText(/^Nome/), 'Semana')
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(saved(requests)).toMatchObject({ query: { filter: { from: 'days:7' } } }),
    )
    vi.setSystemTime(new Date('2026-11-30T15:00:00Z'))
    await choose('Semana')
    await waitFor(() => expect(filterIn(query())).toEqual({ from: '2026-11-24' }))
  })
})

test('who may only read opens views, and is not asked to keep or delete one', async () => {
  network(({ path }) =>
    path.includes('/views')
      ? { body: { views: [view({ may_delete: false })], may_share: true, may_save: false } }
      : { body: LIST },
  )
  open(<OrderList />, '/portal/orders')
  const panel = await openViews()
  expect(await within(panel).findByRole('button', { name: 'Propostos por nome' })).toBeVisible()
  expect(within(panel).queryByRole('button', { name: 'Salvar filtros…' })).toBeNull()
})

describe('deleting a view', () => {
  test('asks first, and takes it out of the list', async () => {
    const requests = engine([
      view(),
      view({ id: 'view_2', name: 'De todos', is_shared: true, may_delete: false }),
    ])
    open(<ProductList />, '/admin/products')
    const panel = await openViews()
    const remove = await within(panel).findByRole('button', {
      name: 'Apagar os filtros salvos Propostos por nome',
    })
    expect(
      within(panel).queryByRole('button', { name: 'Apagar os filtros salvos De todos' }),
    ).toBeNull()
    await userEvent.click(remove)
    const question = await screen.findByRole('dialog', { name: 'Apagar filtros salvos' })
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(within(question).getByRole('button', { name: 'Apagar filtros salvos' }))
    expect(await screen.findByText('Filtros apagados.')).toBeVisible()
    await waitFor(() => expect(within(panel).queryByText('Propostos por nome')).toBeNull())
    expect(within(panel).getByText('De todos')).toBeVisible()
  })

  test('views that could not be loaded are asked for again', async () => {
    let failing = true
    network(({ path }) => {
      if (!path.includes('/views')) return { body: LIST }
      return failing
        ? { status: 403, body: { message: 'O seu papel não permite isto.' } }
        : { body: { views: [view()], may_share: true } }
    })
    open(<ProductList />, '/admin/products')
    const panel = await openViews()
    expect(await within(panel).findByText('O seu papel não permite isto.')).toBeVisible()
    expect(within(panel).getByRole('button', { name: 'Salvar filtros…' })).toBeDisabled()
    failing = false
    await userEvent.click(within(panel).getByRole('button', { name: 'Tentar novamente' }))
    expect(await within(panel).findByText('Propostos por nome')).toBeVisible()
  })
})

test('of applications, too, a status that is gone means nothing', async () => {
  const known = (filter: Record<string, string>) =>
    adminDataProvider.knownFilter('applications', filter)
  expect(await known({ q: 'sol', status: 'gone', seller_id: 'x' })).toEqual({ q: 'sol' })
  expect(await known({ status: 'new' })).toEqual({ status: 'new' })
})

test('a view that fits is opened whole', async () => {
  const { query } = view()
  const list = { filters: ['status'], sorts: ['title'], columns: ['stock'], hasPresets: false }
  const opened = await openView(query, list, (filter) => Promise.resolve(filter), new Date())
  expect(opened).toEqual({ ...query, lost: [] })
})
