import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { reauthenticate, settle } from '../../../src/auth/reauthentication'
import { clearSession, rememberEmail } from '../../../src/auth/session'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { buildWine } from '../lists/buildWine'
import { openArea } from './openArea'

afterEach(() => {
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** One seller with one wine and one order, and staff of all rights. */
function engine() {
  const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: 'administration' }
  const records: Record<string, object> = {
    '/vendor/me': { member: buildMember() },
    '/admin/me': { user },
    '/vendor/commission': { commission_rules: [] },
    '/vendor/products': { products: [buildWine()], count: 1, summary: {} },
    '/admin/products': { products: [buildWine()], count: 1, summary: {} },
    '/vendor/orders': { orders: [buildOrder()], count: 1, summary: { stages: {} } },
    '/vendor/products/wine-1': { product: buildWine() },
    '/admin/products/wine-1': { product: buildWine() },
    '/vendor/orders/order-1': { order: buildOrder() },
  }
  return network(({ path }) => {
    const body = records[path]
    return body ? { body } : { status: 404 }
  })
}

const entries = async () => {
  const bar = await screen.findByRole('navigation', { name: 'Navegação principal' })
  return within(bar)
    .getAllByRole('link')
    .map((link) => ({ name: link.textContent, to: link.getAttribute('href') }))
}

// spec 45
test("the portal's entries stand beside one another, in the order of the specification (R65)", async () => {
  engine()
  openArea('/portal/wines')
  const all = await entries()
  const first = all.findIndex(({ name }) => name === 'Vinhos')
  expect(first).toBeLessThanOrEqual(1)
  expect(all.slice(first, first + 4)).toEqual([
    { name: 'Vinhos', to: '/portal/wines' },
    { name: 'Pedidos', to: '/portal/orders' },
    { name: 'Adicionar vinho', to: '/portal/add-wine' },
    { name: 'Configurações', to: '/portal/account-settings' },
  ])
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
})

// spec 47
test.each([
  ['/portal', 'Vinhos'],
  ['/portal/wines', 'Vinhos'],
  ['/portal/upload-bulk', /planilha/i],
  ['/portal/wines/wine-1', 'Tannat de Ânfora'],
  ['/portal/orders', 'Pedidos'],
  ['/portal/orders/order-1', 'Pedido #1042'],
  ['/portal/add-wine', 'Adicionar vinho'],
  ['/portal/add-wine/wine-1', 'Editar vinho'],
  ['/portal/add-price/wine-1', 'Gerenciar preços e estoque'],
  ['/portal/account-settings', 'Configurações da Conta'],
])('%s opens the page %s', async (address, name) => {
  engine()
  openArea(address)
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})

// spec 86
test("staff's bar: the logo, 'Admin Hub', the lists with the own one lit, the mode, 'Sair'", async () => {
  engine()
  openArea('/admin/products/wine-1')
  expect(await screen.findByText('Admin Hub')).toBeVisible()
  expect(screen.getByRole('link', { name: 'winex' })).toHaveAttribute('href', '/admin/products')
  const all = await entries()
  expect(all).toContainEqual({ name: 'Produtos', to: '/admin/products' })
  expect(all).toContainEqual({ name: 'Vendedores', to: '/admin/sellers' })
  const lit = () => screen.getByRole('link', { current: 'page' })
  await waitFor(() => expect(lit()).toHaveTextContent('Produtos'))
  // who looks is asked apart from the wine
  expect(await screen.findByText('Modo Administrador')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
  // whose page it is, not who signed in last in this tab
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  rememberEmail('outra@winex.example')
  act(() => void reauthenticate('Entre de novo.'))
  expect(screen.getByLabelText('E-mail')).toHaveValue('bruna@winex.example')
  act(() => settle(false))
})

// spec 86
test.each(['/admin', '/admin/products'])('%s shows the list of products', async (address) => {
  engine()
  openArea(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
})
