import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import WineList from '../../../src/portal/wines/WineList'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from './buildOrder'
import { buildWine } from './buildWine'
import { openList } from './openList'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

const IDS = ['Tannat', 'Goethe']
const priceRow = (id: string) => ({
  id,
  title: id,
  status: 'draft',
  retail: 9_000,
  wholesale: null,
  available: 12,
  low_stock: null,
})

/** Two wines; the server does what `refuses` does not name. */
function openWines(refuses: Record<string, string> = {}) {
  const requests = network(({ path, method, body }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (path.endsWith('/prices')) return { body: { wines: IDS.map(priceRow) } }
    if (method === 'POST') {
      const { ids } = body as { ids: string[] }
      const results = ids.map((id) => ({
        id,
        ok: !refuses[id],
        message: refuses[id] ?? null,
        changed: !refuses[id],
      }))
      return { body: { results } }
    }
    const products = IDS.map((id) => buildWine({ id, title: id, status: 'draft' }))
    const summary = { total: 2, published: 0, stock: 24 }
    return { body: { products, count: 2, limit: 10, offset: 0, summary } }
  })
  openList(
    <>
      <WineList />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/wines' },
  )
  return requests
}

async function publishBoth() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))
  const publish = await screen.findByRole('button', { name: 'Publicar' })
  await waitFor(() => expect(publish).toBeEnabled())
  await userEvent.click(publish)
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }),
  )
}
const toast = () => document.querySelector<HTMLElement>('.toast')

test('what became of wines is shown in place of their bar and as a toast, with the way back in both', async () => {
  const requests = openWines()
  await publishBoth()
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('2 de 2 publicados')
  expect(result.closest('.bottom-bar')).not.toBeNull()
  expect(within(result).getByRole('button', { name: 'Desfazer' })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Ações para/ })).toBeNull()
  expect(toast()).toHaveTextContent('2 de 2 publicados')
  await userEvent.click(within(toast() as HTMLElement).getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('2 de 2 pausados')
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: IDS, action: 'publish' },
    { ids: IDS, action: 'pause' },
  ])
})

test('what was refused stays marked; the bar comes back when the result is closed, or other wines are marked', async () => {
  openWines({ Goethe: 'Adicione estoque primeiro.' })
  await publishBoth()
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('Goethe: Adicione estoque primeiro.')
  expect(screen.getByRole('checkbox', { name: 'Marcar Goethe' })).toBeChecked()
  expect(screen.queryByRole('region', { name: /^Ações para/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcar Tannat' }))
  expect(await screen.findByRole('region', { name: 'Ações para 2 vinhos' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('approved orders are told in the same places, without a way back', async () => {
  const stages = { approve: 1, send: 0, transit: 0, delivered: 0 }
  network(({ path, method }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (method === 'POST')
      return { body: { results: [{ id: 'order-1', ok: true, message: null }] } }
    const summary = { total: 1, pending: 1, captured: 0, revenue: 0, returns: 0, stages }
    return { body: { orders: [buildOrder()], count: 1, limit: 10, offset: 0, summary } }
  })
  openList(
    <>
      <OrderList />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/orders' },
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar #1042' }))
  const approve = await screen.findByRole('button', { name: 'Aprovar' })
  await waitFor(() => expect(approve).toBeEnabled())
  await userEvent.click(approve)
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('1 de 1 pedidos aprovados')
  expect(result.closest('.bottom-bar')).not.toBeNull()
  expect(toast()).toHaveTextContent('1 de 1 pedidos aprovados')
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})
