import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ORDER_WAITING } from '#domain/orders/orderWaiting'
import { WINE_ATTENTIONS } from '#domain/wines/wineAttention'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import WineList from '../../../src/portal/wines/WineList'
import { paths } from '../../../src/paths'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

/** A list at this address, with no rows. */
function open(list: React.ReactElement, at: string) {
  const requests = network(({ path }) => {
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    const stages = { approve: 0, send: 0, transit: 0, delivered: 0 }
    const summary = { total: 9, pending: 0, captured: 0, revenue: 0, returns: 0, stages }
    const rows = { orders: [], products: [], count: 0, limit: 10, offset: 0 }
    return {
      body: { ...rows, summary: { ...summary, published: 0, stock: 0 } },
    }
  })
  const asked = (path: string) => requests.filter((one) => one.path === path).at(-1)?.query
  return { asked, ...openList(list, { dataProvider, at }) }
}

test.each(ORDER_WAITING)(
  'the list of orders is asked for one group of Hoje: %s',
  async (waiting) => {
    const { asked } = open(<OrderList />, paths.portal.waitingOrders(waiting))
    await screen.findByRole('button', { name: /^Hoje: / })
    expect(asked('/vendor/orders')).toMatchObject({ waiting })
  },
)

test.each(WINE_ATTENTIONS)('the list of wines is asked for one group of Hoje: %s', async (one) => {
  const { asked } = open(<WineList />, paths.portal.attentionWines(one))
  await screen.findByRole('button', { name: /^Hoje: / })
  expect(asked('/vendor/products')).toMatchObject({ attention: one })
})

test('the list says which group it shows, and shows all of them again on a press', async () => {
  const { asked, query } = open(<OrderList />, paths.portal.waitingOrders('returns'))
  fireEvent.click(
    await screen.findByRole('button', {
      name: /^Hoje: Devoluções para responder ou receber/,
    }),
  )
  await waitFor(() => expect(asked('/vendor/orders')).not.toHaveProperty('waiting'))
  expect(query().get('filter') ?? '{}').not.toContain('waiting')
  expect(screen.queryByRole('button', { name: /^Hoje: / })).toBeNull()
})
