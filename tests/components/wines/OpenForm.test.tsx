import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { dataProvider } from '../../../src/portal/dataProvider'
import { OpenForm } from '../../../src/portal/OpenForm'
import { buildWine } from '../lists/buildWine'
import { openList } from '../lists/openList'
import { openArea } from '../kit/openArea'
import { engine } from './engine'
import { openPage } from './openPage'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const open = (storeStatus: string) => {
  engine({ storeStatus })
  openList(
    <OpenForm>
      <p>o formulário</p>
    </OpenForm>,
    { dataProvider, at: '/portal/add-wine' },
  )
}

test.each([
  ['INACTIVE', /Sua conta está desativada/],
  ['SUSPENDED', /Sua conta está suspensa/],
  ['BLOCKED', /Sua conta está bloqueada/],
])('a form of a seller who is %s is closed, with the reason', async (status, reason) => {
  open(status)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByText('o formulário')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver os vinhos' })).toHaveAttribute(
    'href',
    '/portal/wines',
  )
})

test('a seller under analysis prepares wines', async () => {
  open('PENDING')
  expect(await screen.findByText('o formulário')).toBeVisible()
})

test.each([
  '/portal/add-wine',
  '/portal/add-wine/wine-1',
  '/portal/add-price/wine-1',
  '/portal/wines/grid',
  '/portal/upload-bulk',
  '/portal/orders/ship',
])('%s is such a form', async (address) => {
  engine({ storeStatus: 'INACTIVE', wine: buildWine() })
  openArea(address)
  expect(await screen.findByRole('link', { name: 'Ver os vinhos' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Salvar/ })).toBeNull()
})

test('an inactive seller cannot change the pictures of a wine', async () => {
  engine({ storeStatus: 'INACTIVE', wine: buildWine() })
  openArea('/portal/wines/wine-1')
  const edit = await screen.findByRole('button', { name: 'Editar' })
  await waitFor(() => expect(edit).toBeDisabled())
})

test('an inactive seller cannot change several wines at once', async () => {
  engine({
    storeStatus: 'INACTIVE',
    answer: ({ path }) =>
      path === '/vendor/products'
        ? { body: { products: [buildWine()], count: 1, summary: {} } }
        : undefined,
  })
  openArea('/portal/wines')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Tannat de Ânfora' }))
  const bar = screen.getByRole('region', { name: 'Ações para 1 vinho' })
  for (const name of ['Publicar', 'Pausar', 'Estoque', 'Arquivar', 'Excluir'])
    await waitFor(() => expect(within(bar).getByRole('button', { name })).toBeDisabled())
})

describe('while the own profile cannot be read', () => {
  const down = { status: 500, body: { message: 'Banco fora do ar' } }
  const wine = buildWine({ status: 'draft' })

  test.each(['/portal/add-wine', '/portal/add-wine?de=wine-1', '/portal/add-wine/wine-1'])(
    '%s says so, and opens when tried again',
    async (address) => {
      let isDown = true
      engine({ wine, answer: ({ path }) => (isDown && path === '/vendor/me' ? down : undefined) })
      openPage(address)
      const title = 'Erro ao carregar informações do vinho'
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
      expect(screen.getByText('Banco fora do ar')).toBeVisible()
      isDown = false
      await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
      expect(await screen.findByRole('textbox', { name: /Nome do vinho/ })).toBeVisible()
    },
  )

  test('the switch of a wine is open: the server decides', async () => {
    engine({ wine, answer: ({ path }) => (path === '/vendor/me' ? down : undefined) })
    openPage('/portal/wines/wine-1')
    const toggle = await screen.findByRole('switch', { name: 'Vinho inativo' })
    await waitFor(() => expect(toggle).toBeEnabled())
  })
})
