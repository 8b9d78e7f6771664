import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Hit } from '#domain/home/quickSearchWire'
import { clearSession } from '../../../src/auth/session'
import { buildMember, buildSeller } from '../../support/buildSeller'
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
    // the producer comes before its wines
    await waitFor(() => expect(meant(field)).toBe('Vinícola Morro AltoGaribaldi, RS'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/admin/products/prod_1'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('closed by Esc when nothing had the focus before, the page has it', async () => {
    engine(() => ({ body: { hits: HITS } }))
    openArea('/admin/team')
    await openSearch()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('the arrows go through the groups, round the end; Esc leaves everything as it was', async () => {
    engine(() => ({ body: { hits: HITS } }))
    const { address } = openArea('/admin/team')
    const field = await openSearch('{Meta>}k{/Meta}')
    await userEvent.type(field, 'morro')
    await option(/#1042/)
    await waitFor(() => expect(meant(field)).toMatch(/^Vinícola/))
    for (const group of ['Produtores', 'Vinhos', 'Pedidos'])
      expect(
        within(screen.getByRole('group', { name: group })).getAllByRole('option'),
      ).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    expect(meant(field)).toBe('Tannat do MorroVinícola Morro Alto')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(meant(field)).toBe('#1042Ana Prado')
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

const names = () => screen.getAllByRole('option').map((one) => one.textContent)
async function type(text: string) {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Pesquisar em tudo' }), {
    target: { value: text },
  })
}

describe('what the search does', () => {
  test("'Nova comissão' asks of which producer, and opens its form there", async () => {
    engine(() => ({ body: { hits: HITS } }), 'finance')
    const { address } = openArea('/admin/account')
    await openSearch()
    await type('nova com')
    await userEvent.click(await option('Nova comissão'))
    const field = screen.getByRole('combobox')
    expect(field).toHaveValue('')
    expect(field).toHaveAttribute('placeholder', 'Digite o nome do produtor')
    expect(screen.getByRole('status')).toHaveTextContent('Digite o nome do produtor')
    await type('morro')
    await option(/Vinícola Morro Alto/)
    // nothing but producers: it is done with one of them
    expect(names()).toEqual(['Vinícola Morro AltoGaribaldi, RS'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/admin/sellers/sel_1#comissao'))
  })

  test('Esc takes the choice back before it closes', async () => {
    engine(() => ({ body: { hits: [] } }))
    openArea('/admin/team')
    await openSearch()
    await type('convidar produtor')
    await userEvent.click(await option('Convidar produtor'))
    expect(screen.getByRole('combobox')).toHaveAttribute(
      'placeholder',
      'Digite o nome da candidatura',
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('combobox')).not.toHaveAttribute(
      'placeholder',
      'Digite o nome da candidatura',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test.each([
    ['administration', ['Convidar produtor', 'Nova comissão', 'Convidar pessoa para a equipe']],
    ['review', ['Convidar produtor']],
    ['finance', ['Nova comissão', 'Preparar lote de repasses', 'Importar resultado do banco']],
    ['read_only', []],
  ])('%s is offered what the role may do, and nothing else', async (role, acts) => {
    engine(() => ({ body: { hits: [] } }), role)
    openArea('/admin/account')
    await openSearch()
    await option('Produtos')
    if (role === 'finance') await option('Repasses')
    const all = [
      'Convidar produtor',
      'Nova comissão',
      'Convidar pessoa para a equipe',
      'Preparar lote de repasses',
      'Importar resultado do banco',
    ]
    const expected =
      role === 'administration' ? all : all.filter((name) => (acts as string[]).includes(name))
    await waitFor(() =>
      expect(
        names()
          .filter((name) => all.includes(name))
          .toSorted(),
      ).toEqual(expected.toSorted()),
    )
  })

  test('an invitation of a colleague opens its dialog; closed, it stays closed', async () => {
    engine(() => ({ body: { hits: [] } }))
    const { address } = openArea('/admin/account')
    await openSearch()
    await type('convidar pessoa')
    await userEvent.click(await option('Convidar pessoa para a equipe'))
    const dialog = await screen.findByRole('dialog', { name: 'Convidar para a equipe winex' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/admin/team')
  })

  test('a colleague is found, and leads to the team', async () => {
    engine(() => ({ body: { hits: [hit('person', 'user_2', 'Ana Prado', 'ana@winex.example')] } }))
    const { address } = openArea('/admin/account')
    await openSearch()
    await type('ana')
    await userEvent.click(await option('Ana Pradoana@winex.example'))
    await waitFor(() => expect(address()).toBe('/admin/team#user_2'))
  })
})

describe('in the portal', () => {
  /** A member of a company of this status. */
  const portal = (status = 'ACTIVE') =>
    network(({ path }) =>
      path === '/vendor/me'
        ? { body: { member: buildMember({ seller: buildSeller({ store_status: status }) }) } }
        : path === '/vendor/search'
          ? { body: { hits: [] } }
          : { status: 404 },
    )

  test.each([
    ['segurança', 'Entrada e segurançaConfigurações', '/portal/account-settings/seguranca'],
    ['equipe', 'EquipeConfigurações', '/portal/account-settings/equipe'],
    ['pix', 'PIX e contratoConfigurações', '/portal/account-settings/pix'],
    ['novo vinho', 'Novo vinho', '/portal/add-wine'],
    ['enviar', 'Enviar pedidos', '/portal/orders/ship'],
  ])('“%s” finds %s', async (text, name, to) => {
    portal()
    const { address } = openArea('/portal/notices')
    await openSearch()
    await type(text)
    await userEvent.click(await option(name))
    await waitFor(() => expect(address()).toBe(to))
  })

  test.each([
    ['ACTIVE', ['Enviar pedidos', 'Alterar preços e estoque']],
    ['PENDING', ['Alterar preços e estoque']],
    ['INACTIVE', []],
  ])('a company that is %s is offered what it may do', async (status, acts) => {
    portal(status)
    openArea('/portal/notices')
    await openSearch()
    await option('Pedidos')
    await waitFor(() =>
      expect(
        names()
          .filter((name) => name === 'Alterar preços e estoque' || name === 'Enviar pedidos')
          .toSorted(),
      ).toEqual(acts.toSorted()),
    )
  })
})
