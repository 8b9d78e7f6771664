import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Hit } from '#domain/home/quickSearchWire'
import { clearSession } from '../../../src/auth/session'
import { network, type Request } from '../dataProvider/network'
import { openArea } from './openArea'

afterEach(() => {
  clearSession()
  localStorage.clear()
})

const hit = (kind: Hit['kind'], id: string, name: string, detail: string | null = null): Hit => ({
  kind,
  id,
  name,
  detail,
})
const HITS = [
  hit('wine', 'prod_1', 'Tannat do Morro', 'Vinícola Morro Alto'),
  hit('order', 'order_1', '#1042', 'Ana Prado'),
  hit('seller', 'sel_1', 'Vinícola Morro Alto', 'Garibaldi, RS'),
]

/** Staff of this role; the search answers as told. */
function engine(
  search: (request: Request) => ReturnType<Parameters<typeof network>[0]>,
  role = 'administration',
) {
  const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role }
  return network((request) => {
    if (request.path.endsWith('/search')) return search(request)
    return request.path === '/admin/me' ? { body: { user } } : { status: 404 }
  })
}
const searches = (requests: Request[]) =>
  requests.filter(({ path }) => path.endsWith('/search')).map(({ query }) => query.q)

async function openSearch(key = '{Control>}k{/Control}') {
  await screen.findByRole('navigation')
  await userEvent.keyboard(key)
  return screen.findByRole('combobox', { name: 'Pesquisar em tudo' })
}
const option = (name: string | RegExp) => screen.findByRole('option', { name })
/** What Enter would open. */
const meant = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the search over everything', () => {
  test('Ctrl+K, a word, Enter: the wine is open, and the search gone', async () => {
    engine(() => ({ body: { hits: HITS } }))
    const { address } = openArea('/admin/team')
    const field = await openSearch()
    expect(field).toHaveFocus()
    await userEvent.type(field, 'morro')
    await option(/Tannat do Morro/)
    await waitFor(() => expect(meant(field)).toBe('Tannat do MorroVinícola Morro Alto'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/admin/products/prod_1'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('the arrows go through the groups, round the end; Esc leaves everything as it was', async () => {
    engine(() => ({ body: { hits: HITS } }))
    const { address } = openArea('/admin/team')
    const field = await openSearch('{Meta>}k{/Meta}')
    await userEvent.type(field, 'morro')
    await option(/#1042/)
    await waitFor(() => expect(meant(field)).toMatch(/^Tannat/))
    for (const group of ['Vinhos', 'Pedidos', 'Produtores'])
      expect(
        within(screen.getByRole('group', { name: group })).getAllByRole('option'),
      ).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    expect(meant(field)).toBe('#1042Ana Prado')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(meant(field)).toBe('Vinícola Morro AltoGaribaldi, RS')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(address()).toBe('/admin/team')
  })

  test('finds pages at once, without case and accents, and only those of the role', async () => {
    engine(() => ({ body: { hits: [] } }), 'review')
    openArea('/admin/account')
    const field = await openSearch()
    // nothing typed: the whole menu
    await option('Produtos')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Pedidos' })).toBeNull())
    fireEvent.change(field, { target: { value: 'VENDEDORÉS' } })
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Vendedores'])
  })

  test('a late answer is never shown under a newer text, and Enter opens nothing of it', async () => {
    const responses = new Map<string, () => void>()
    const requests = engine(
      ({ query: { q = '' } }) =>
        new Promise((resolve) => {
          responses.set(q, () =>
            resolve({ body: { hits: [hit('wine', `prod_${q}`, `Vinho ${q}`)] } }),
          )
        }),
    )
    const { address } = openArea('/admin/team')
    const field = await openSearch()
    fireEvent.change(field, { target: { value: 'primeiro' } })
    await waitFor(() => expect(searches(requests)).toEqual(['primeiro']))
    fireEvent.change(field, { target: { value: 'segundo' } })
    await waitFor(() => expect(searches(requests)).toEqual(['primeiro', 'segundo']))
    responses.get('segundo')?.()
    await option('Vinho segundo')
    responses.get('primeiro')?.()
    fireEvent.change(field, { target: { value: 'terceiro' } })
    expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/admin/team')
    await waitFor(() => expect(searches(requests)).toHaveLength(3))
    responses.get('terceiro')?.()
    await option('Vinho terceiro')
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  test('one request per pause, and none for blanks', async () => {
    const requests = engine(() => ({ body: { hits: [] } }))
    openArea('/admin/team')
    const field = await openSearch()
    for (const value of ['m', 'mo', 'mor', 'morr', 'morro '])
      fireEvent.change(field, { target: { value } })
    expect(await screen.findByText('Nada encontrado para “morro”.')).toBeVisible()
    vi.useFakeTimers()
    fireEvent.change(field, { target: { value: '   ' } })
    act(() => void vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    await option('Produtos')
    expect(searches(requests)).toEqual(['morro'])
  })

  test('a failure is said, and tried again', async () => {
    let failing = true
    engine(() =>
      failing ? { status: 400, body: { message: 'Texto longo demais' } } : { body: { hits: HITS } },
    )
    openArea('/admin/team')
    const field = await openSearch()
    fireEvent.change(field, { target: { value: 'morro' } })
    expect(await screen.findByText('A pesquisa não respondeu.')).toBeVisible()
    expect(screen.getByText('Texto longo demais')).toBeVisible()
    failing = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await option(/Tannat do Morro/)
  })

  test('a kind with as many as are shown leads to its list', async () => {
    const five = Array.from({ length: 5 }, (_none, at) => hit('wine', `prod_${at}`, `Tannat ${at}`))
    engine(() => ({ body: { hits: five } }))
    const { address } = openArea('/admin/team')
    const field = await openSearch()
    fireEvent.change(field, { target: { value: 'tannat' } })
    await userEvent.click(await option('Ver todos em Vinhos'))
    await waitFor(() => expect(address()).toContain('/admin/products?filter='))
    expect(decodeURIComponent(address())).toContain('{"q":"tannat"}')
  })

  test('takes 200 characters and no more', async () => {
    engine(() => ({ body: { hits: [] } }))
    openArea('/admin/team')
    expect(await openSearch()).toHaveAttribute('maxlength', '200')
  })
})
