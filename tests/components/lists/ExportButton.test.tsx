import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataProvider as adminDataProvider } from '../../../src/admin/dataProvider'
import AuditList from '../../../src/admin/audit/AuditList'
import ApplicationList from '../../../src/admin/applications/ApplicationList'
import ProductList from '../../../src/admin/wines/ProductList'
import SellerList from '../../../src/admin/sellers/SellerList'
import { dataProvider as portalDataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import { resources as adminResources } from '../../../src/admin/dataProvider/resources'
import { routes } from '#domain/routes/index'
import { mayExport } from '#domain/staff/staffExports'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network } from '../dataProvider/network'
import { buildWine } from './buildWine'
import { openList } from './openList'

const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  // what jsdom lacks: files of the browser's own
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  dismissToast()
})

const toasts = (
  <>
    <NotificationBridge />
    <ToastHost />
  </>
)
const list = {
  products: [buildWine()],
  count: 1,
  summary: { total: 1, published: 1, drafts: 0, rejected_archived: 0 },
}
const isExport = ({ path }: { path: string }) => path.endsWith('/export.csv')
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the export of a list', () => {
  test('asks for what the list shows, says that it works, and is there for one request only', async () => {
    let answer: () => void = () => undefined
    const requests = network((request) =>
      isExport(request)
        ? new Promise((resolve) => {
            answer = () => resolve({ body: 'Produto' })
          })
        : { body: list },
    )
    const filter = encodeURIComponent(JSON.stringify({ q: 'tannat', status: 'published' }))
    openList(<ProductList />, {
      dataProvider: adminDataProvider,
      at: `/admin/products?filter=${filter}&sort=title&order=ASC&page=3`,
    })
    await userEvent.click(await button('Exportar CSV'))
    expect(await button('Exportando...')).toBeDisabled()
    answer()
    await waitFor(() =>
      expect(saved).toEqual([expect.stringMatching(/^vinhos-20\d\d-\d\d-\d\d\.csv$/)]),
    )
    expect(await button('Exportar CSV')).toBeEnabled()
    expect(requests.filter(isExport).map(({ path, query }) => [path, query])).toEqual([
      ['/admin/products/export.csv', { q: 'tannat', status: 'published', order: 'title' }],
    ])
  })

  test('a failure is told, and the next attempt brings the file', async () => {
    let failing = true
    network((request) =>
      isExport(request) && failing ? { status: 500, body: { message: 'interno' } } : { body: list },
    )
    openList(
      <>
        <ProductList />
        {toasts}
      </>,
      { dataProvider: adminDataProvider, at: '/admin/products' },
    )
    await userEvent.click(await button('Exportar CSV'))
    expect(await screen.findByText('Falha ao exportar a lista. Tente novamente.')).toBeVisible()
    expect(saved).toEqual([])
    failing = false
    await userEvent.click(await button('Exportar CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('a refusal is told in the server’s words', async () => {
    const message = 'Já há 2 pedidos destes em andamento. Aguarde.'
    network((request) => (isExport(request) ? { status: 429, body: { message } } : { body: list }))
    openList(
      <>
        <ProductList />
        {toasts}
      </>,
      { dataProvider: adminDataProvider, at: '/admin/products' },
    )
    await userEvent.click(await button('Exportar CSV'))
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('an empty list has nothing to export', async () => {
    network(() => ({ body: { ...list, products: [], count: 0 } }))
    openList(<ProductList />, { dataProvider: adminDataProvider, at: '/admin/products' })
    await screen.findByText('Nenhum produto corresponde aos filtros atuais.')
    expect(await button('Exportar CSV')).toBeDisabled()
  })

  test('is the same in the portal, with the filters in the engine’s words', async () => {
    const stages = { approve: 1, send: 0, transit: 0, delivered: 0 }
    const requests = network(() => ({
      body: {
        orders: [
          { id: 'o1', display_id: 7, items: [], created_at: '2026-05-02T12:00:00Z', total: 1 },
        ],
        count: 1,
        summary: { total: 1, pending: 1, captured: 0, revenue: 0, returns: 0, stages },
        views: [],
        may_share: false,
      },
    }))
    const filter = encodeURIComponent(JSON.stringify({ stage: 'approve', from: '2026-05-01' }))
    openList(<OrderList />, {
      dataProvider: portalDataProvider,
      at: `/portal/orders?filter=${filter}`,
    })
    await userEvent.click(await button('Mais: Filtros salvos e colunas'))
    await userEvent.click(await button('Exportar CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(requests.find(isExport)).toMatchObject({
      path: '/vendor/orders/export.csv',
      query: { stage: 'approve', created_from: '2026-05-01', order: '-created_at' },
    })
  })

  test('applications are asked for in their own dialect', async () => {
    const requests = network(({ path }) =>
      path.endsWith('/summary') ? { body: {} } : { body: [] },
    )
    const { exportList } = adminDataProvider
    await exportList('applications', {
      filter: { status: 'new' },
      sort: { field: 'brand', order: 'ASC' },
    })
    expect(requests[0]).toMatchObject({
      path: '/admin/applications/export.csv',
      query: { filter: '{"status":"new"}', sort: '["brand","ASC"]' },
    })
  })

  test.each([
    ['administration', 3],
    ['review', 2],
    ['finance', 0],
    ['read_only', 3],
  ])('of people’s data is shown to who may: %s %i times', async (role, times) => {
    network(({ path }) => ({
      body: path.includes('applications')
        ? []
        : { sellers: [], entries: [], count: 0, summary: {} },
    }))
    let shown = 0
    for (const List of [SellerList, ApplicationList, AuditList]) {
      const { unmount } = openList(<List />, {
        dataProvider: adminDataProvider,
        at: '/admin/any',
        role,
      })
      await screen.findByRole('heading', { level: 1 })
      // the trail's is in its menu, which is closed
      shown += screen.queryAllByText('Exportar CSV').length
      unmount()
    }
    expect(shown).toBe(times)
  })
})

test('every list of staff has the route of its export', () => {
  // what waits for a decision is a queue, not a record
  const { pix: _queue, ...kept } = adminResources
  for (const [name, { path }] of Object.entries(kept)) {
    expect(mayExport('administration', name), name).toBe(true)
    expect(Object.keys(routes)).toContain(
      // a producer's entries leave as the statement of a month
      `GET /${name === 'ledger' ? 'admin/sellers/:id/payouts/statement.csv' : `${path}/export.csv`}`,
    )
  }
})
