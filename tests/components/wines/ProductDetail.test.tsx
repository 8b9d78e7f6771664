import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { network } from '../dataProvider/network'
import { openArea } from '../kit/openArea'
import { buildWine } from '../lists/buildWine'

afterEach(() => clearSession())

const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: 'administration' }

function open(answer: { status?: number; body?: unknown }) {
  network(({ path }) => {
    if (path === '/admin/me') return { body: { user } }
    return path === '/admin/products/wine-1' ? answer : { status: 404 }
  })
  openArea('/admin/products/wine-1')
}

// spec 89
test("staff see a wine's name, status, drawing, basics, sheet, prices and stock", async () => {
  open({ body: { product: buildWine({ status: 'proposed', stock: 0 }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tannat de Ânfora' })).toBeVisible()
  for (const text of ['ID: wine-1', 'R$ 89,90', 'R$ 70,00', '0 garrafas', 'Sem estoque'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getAllByText('Proposto')[0]).toBeVisible()
  expect(screen.getByRole('img', { name: 'Ainda sem foto' })).toBeVisible()
  const basics = within(screen.getByRole('region', { name: 'Informações Básicas' }))
  expect(basics.getByText('tannat-de-anfora')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Análise Técnica', expanded: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para Produtos' })).toHaveAttribute(
    'href',
    '/admin/products',
  )
})

test("the specification's cards come first, what we added follows them (R65)", async () => {
  open({ body: { product: buildWine() } })
  await screen.findByRole('heading', { level: 2, name: 'Informações Básicas' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Imagem',
    'Preços',
    'Inventário',
    'Produtor',
    'Histórico de status',
    'Informações Básicas',
    'Detalhes do Vinho',
    'Ocasião, cultivo e perfil',
    'Laudo',
    'Rótulo',
  ])
})

// spec 234
test.each([
  [404, 'Produto nao encontrado'],
  [400, 'Erro ao carregar produto'],
])('a wine that answers %i: %s', async (status, words) => {
  open({ status, body: { type: status === 404 ? 'not_found' : 'invalid_data', message: 'x' } })
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeInTheDocument()
})

test.each(['/admin/products/wine-1', '/admin/review/wine-1'])(
  'a wine that its producer has deleted since it was read is not found at %s, and has no buttons',
  async (at) => {
    let answer: { status?: number; body: object } = {
      body: { product: buildWine({ status: 'proposed' }) },
    }
    network(({ path }) => {
      if (path === '/admin/me') return { body: { user } }
      if (path === '/admin/reviews')
        return { body: { wines: [], counts: { ready: 0, waiting: 0 }, median_minutes: null } }
      return path === '/admin/products/wine-1' ? answer : { status: 404 }
    })
    const { router } = openArea('/admin/products/wine-1')
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeVisible()
    await act(() => router.navigate('/admin/products?q=x'))
    answer = { status: 404, body: { type: 'not_found', message: 'x' } }
    await act(() => router.navigate(at))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Produto nao encontrado' }),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull())
  },
)
