import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { buildWine } from '../lists/buildWine'
import { openArea } from './openArea'

afterEach(() => {
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const SELLERS = {
  sel_1: buildSeller({ id: 'sel_1', name: 'Casa Pevarello', store_status: 'PENDING' }),
  sel_2: buildSeller({ id: 'sel_2', name: 'Coxilha Rubra', store_status: 'PENDING' }),
}

/** Both producers' pages were open before, so that neither is waited for. */
async function openBoth() {
  const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: 'review' }
  const list = { count: 0, limit: 10, offset: 0, summary: {} }
  network(({ path }) => {
    if (path === '/admin/me') return { body: { user } }
    if (path === '/admin/products') return { body: { products: [], ...list } }
    if (path.endsWith('/contract')) return { body: { signatures: [] } }
    const seller = Object.values(SELLERS).find(({ id }) => path === `/admin/sellers/${id}`)
    return seller ? { body: { seller } } : { status: 404 }
  })
  const { router } = openArea('/admin/sellers/sel_2')
  await screen.findByRole('heading', { level: 1, name: 'Coxilha Rubra' })
  const go = async (address: string) => act(() => router.navigate(address))
  await go('/admin/sellers/sel_1')
  await screen.findByRole('heading', { level: 1, name: 'Casa Pevarello' })
  return go
}

test('a dialog that was opened for one record is not there for the next one', async () => {
  const go = await openBoth()
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  const reason = await screen.findByRole('textbox', { name: 'Motivo' })
  fireEvent.change(reason, { target: { value: 'Não é vinho natural.' } })
  await go('/admin/sellers/sel_2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Coxilha Rubra' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a rejection that was being typed is not of the order that one goes back to', async () => {
  network(({ path }) => {
    if (path === '/vendor/me') return { body: { member: buildMember({ seller: buildSeller() }) } }
    const id = /orders\/(order-\d)$/.exec(path)?.[1]
    return id ? { body: { order: buildOrder({ id }) } } : { status: 404 }
  })
  const { router } = openArea('/portal/orders/order-1')
  const reject = async () => {
    const button = await screen.findByRole('button', { name: 'Rejeitar pedido' })
    await waitFor(() => expect(button).toBeEnabled())
    return button
  }
  await reject()
  await act(() => router.navigate('/portal/orders/order-2'))
  fireEvent.click(await reject())
  await screen.findByRole('dialog')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['', '/show'])(
  'the shop’s view of a wine is not there for the next one (its page at /wines/{id}%s)',
  async (view) => {
    const wines = [
      buildWine({ id: 'wine-1', title: 'Tannat' }),
      buildWine({ id: 'wine-2', title: 'Malbec' }),
    ]
    network(({ path }) => {
      if (path === '/vendor/me') return { body: { member: buildMember({ seller: buildSeller() }) } }
      const product = wines.find(({ id }) => path.endsWith(`/products/${id}`))
      return product ? { body: { product } } : { status: 404 }
    })
    const { router } = openArea(`/portal/wines/wine-2${view}`)
    await screen.findByRole('heading', { level: 1, name: 'Malbec' })
    await act(() => router.navigate(`/portal/wines/wine-1${view}`))
    await screen.findByRole('heading', { level: 1, name: 'Tannat' })
    fireEvent.click(screen.getByRole('button', { name: 'Ver na loja' }))
    await screen.findByRole('dialog')
    await act(() => router.navigate(`/portal/wines/wine-2${view}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Malbec' })).toBeVisible()
  },
)
