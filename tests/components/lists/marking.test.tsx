import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataProvider as admin } from '../../../src/admin/dataProvider'
import DueList from '../../../src/admin/money/DueList'
import ProductList from '../../../src/admin/wines/ProductList'
import { dataProvider as portal } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import WineList from '../../../src/portal/wines/WineList'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildDue } from '../money/desk'
import { buildOrder } from './buildOrder'
import { buildWine } from './buildWine'
import { openList } from './openList'

afterEach(() => vi.unstubAllGlobals())

const STAGES = { approve: 3, send: 8, transit: 5, delivered: 39 }
const wine = (id: string) => buildWine({ id, title: id })

/** Every list whose rows can be marked: its rows by their ids, and what its bar says of so many marked ones. */
describe.each([
  {
    what: 'orders',
    list: <OrderList />,
    dataProvider: portal,
    at: '/portal/orders',
    rows: (ids: string[]) => ({ orders: ids.map((id) => buildOrder({ id })) }),
    bar: (count: number) => `${count} pedidos selecionados`,
  },
  {
    what: 'wines',
    list: <WineList />,
    dataProvider: portal,
    at: '/portal/wines',
    rows: (ids: string[]) => ({ products: ids.map(wine) }),
    bar: (count: number) => `${count} vinhos marcados`,
  },
  {
    what: "staff's wines",
    list: <ProductList />,
    dataProvider: admin,
    at: '/admin/products',
    rows: (ids: string[]) => ({ products: ids.map(wine) }),
    bar: (count: number) => `${count} vinhos selecionados`,
  },
  {
    what: 'producers to be paid',
    list: <DueList />,
    dataProvider: admin,
    at: '/admin/payouts',
    rows: (ids: string[]) => ({ due: ids.map((id) => buildDue({ id })) }),
    bar: (count: number) => `Preparar lote (${count})`,
  },
])('marking $what', ({ list, dataProvider, at, rows, bar }) => {
  /** Three pages of two; a search leaves the first of each. */
  function open() {
    network(({ path, query }) => {
      if (path.endsWith('/me')) return { body: { member: buildMember() } }
      if (path.endsWith('/statistics'))
        return { body: { revenue: [], best_sellers: [], returns: { wines: [], carriers: [] } } }
      if (path.endsWith('/revenue')) return { body: { months: [] } }
      const ids = [1, 2].map((one) => `row-${query.offset}-${one}`)
      const summary = { total: 6, ready: 6, stages: STAGES }
      const page = { count: 30, limit: 10, offset: Number(query.offset), summary }
      return { body: { ...rows(query.q ? ids.slice(0, 1) : ids), ...page } }
    })
    openList(list, { dataProvider, at })
  }
  const markPage = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))

  test('page 2 adds to page 1', async () => {
    open()
    await markPage()
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página 2' }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked())
    await markPage()
    // the code of staff's bar comes by itself
    expect(await screen.findByText(bar(4))).toBeVisible()
  })

  test('a search unmarks what it may take out of sight', async () => {
    open()
    await markPage()
    expect(screen.getByText(bar(2))).toBeVisible()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } })
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2))
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    expect(screen.queryByText(bar(2))).toBeNull()
  })
})
