import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryStore } from 'react-admin'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import WineList from '../../../src/portal/wines/WineList'
import { network, type Request } from '../dataProvider/network'
import { buildWine } from './buildWine'
import { openList, settled, typeWithoutPause } from './openList'

afterEach(() => vi.unstubAllGlobals())

const summary = { total: 134, published: 61, stock: 12_345 }
const answer = (products = [buildWine()], count = products.length) => ({
  body: { products, count, limit: 10, offset: 0, summary },
})
const open = (at = '/portal/wines', store = memoryStore()) =>
  openList(<WineList />, { dataProvider, at, store })

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('what it shows', () => {
  // spec 50, 53
  test('title, button and three cards from the request of the rows', async () => {
    const requests = network(() => answer())
    open()
    expect(screen.getByText('Carregando vinhos...')).toBeVisible()
    expect(await screen.findByText('12.345 garrafas')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Vinhos' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adicionar vinho' })).toHaveAttribute(
      'href',
      '/portal/add-wine',
    )
    for (const text of ['Total de vinhos', '134', 'Vinhos ativos', '61', 'Estoque']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByPlaceholderText('Buscar vinhos...')).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  // spec 52
  test('columns as in the spec; the retail price at whatever index (R6)', async () => {
    network(() => answer())
    open()
    const [head, row] = await screen.findAllByRole('row')
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['', 'Nome', 'Tipo', 'Status', 'Quantidade', 'Preço', 'Ações'])
    expect(cells(row as HTMLElement)).toEqual([
      '',
      'Tannat de Ânfora12,5%',
      'Tinto',
      'Publicado',
      '24',
      'R$ 89,90',
      '',
    ])
  })

  test.each(['draft', 'proposed', 'rejected', 'archived', 'something-new'])(
    'status %s is Pendente',
    async (status) => {
      network(() => answer([buildWine({ status })]))
      open()
      expect(await screen.findByText('Pendente')).toBeVisible()
    },
  )

  test('a wine without sheet, stock and price: N/A, 0, R$ 0,00', async () => {
    network(() => answer([buildWine({ metadata: null, stock: 0, retail: 0 })]))
    open()
    const [, row] = await screen.findAllByRole('row')
    expect(cells(row as HTMLElement)).toEqual([
      '',
      'Tannat de ÂnforaN/A',
      'N/A',
      'Esgotado',
      '0',
      'R$ 0,00',
      '',
    ])
  })

  // spec 52
  test('the menu works by keyboard and leads to details and to stock and price', async () => {
    network(() => answer())
    open()
    const user = userEvent.setup()
    const button = await screen.findByRole('button', { name: 'Ações de Tannat de Ânfora' })
    button.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Ver detalhes' })).toHaveFocus()
    expect(screen.getByRole('menuitem', { name: 'Ver detalhes' })).toHaveAttribute(
      'href',
      '/portal/wines/wine-1',
    )
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/portal/add-price/wine-1',
    )
  })

  test('a row opens its wine by click, and its menu and its name open what they say, once', async () => {
    network(() => answer())
    const { router } = open()
    const address = () => router.state.location.pathname
    await userEvent.click(await screen.findByText('24'))
    await waitFor(() => expect(address()).toBe('/wines/wine-1'))

    await router.navigate('/portal/wines')
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Tannat de Ânfora' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }))
    expect(address()).toBe('/portal/add-price/wine-1')

    await router.navigate('/portal/wines')
    await userEvent.click(await screen.findByRole('link', { name: 'Tannat de Ânfora' }))
    expect(address()).toBe('/portal/wines/wine-1')
    await router.navigate(-1)
    expect(address()).toBe('/portal/wines')
  })

  // spec 53
  test('nothing there: says so and offers the first wine', async () => {
    network(() => answer([]))
    open()
    expect(await screen.findByText('Nenhum vinho encontrado')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adicionar vinho' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Importar planilha' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Resumo' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull()
  })

  // spec 53
  test("a failure shows the spec's words and the message, and can be retried", async () => {
    let broken = true
    network(() => (broken ? { status: 500, body: { message: 'Banco fora do ar' } } : answer()))
    open()
    expect(await screen.findByText('Erro ao carregar vinhos')).toBeVisible()
    expect(screen.getByText('Banco fora do ar')).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Tannat de Ânfora')).toBeVisible()
  })
})

describe('search, filter, sort and pages', () => {
  const rowsFor = ({ query }: Request) =>
    answer([buildWine({ title: `Vinho ${query.q ?? 'todos'}` })], 134)

  // spec 51
  test('a pause in the typing sends one request and goes back to page 1', async () => {
    const requests = network(rowsFor)
    const { query } = open('/portal/wines?filter=%7B%7D&page=3&perPage=20')
    await screen.findByText('Vinho todos')
    expect(requests[0]?.query).toMatchObject({ limit: '20', offset: '40' })
    typeWithoutPause('Buscar vinhos...', 'serra')
    expect(await screen.findByText('Vinho serra')).toBeVisible()
    expect(requests.map((request) => request.query.q)).toEqual([undefined, 'serra'])
    expect(requests[1]?.query).toMatchObject({ limit: '20', offset: '0' })
    expect(query().get('page')).toBe('1')
    expect(query().get('filter')).toBe('{"q":"serra"}')
  })

  test('a search not yet sent does not bring back a person who has gone on to a page that is loading', async () => {
    const requests = network(rowsFor)
    open()
    await screen.findByText('Vinho todos')
    vi.useFakeTimers()
    typeWithoutPause('Buscar vinhos...', 'serra')
    window.history.pushState({}, '', '/portal/wines/slow-page')
    act(() => void vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    window.history.back()
    await settled()
    expect(requests).toHaveLength(1)
  })

  test('a late answer never replaces a newer one', async () => {
    let answerSlow: () => void = () => undefined
    const requests = network(async (request) => {
      if (request.query.q === 'a') await new Promise<void>((resolve) => (answerSlow = resolve))
      return rowsFor(request)
    })
    open()
    await screen.findByText('Vinho todos')
    typeWithoutPause('Buscar vinhos...', 'a')
    await waitFor(() => expect(requests.at(-1)?.query.q).toBe('a'))
    const box = typeWithoutPause('Buscar vinhos...', 'ab')
    expect(await screen.findByText('Vinho ab')).toBeVisible()
    answerSlow()
    await settled()
    expect(screen.getByText('Vinho ab')).toBeVisible()
    expect(screen.queryByText('Vinho a')).toBeNull()
    expect(box).toHaveValue('ab')
  })

  test('the back button brings the former search into the box', async () => {
    network(rowsFor)
    const { router } = open('/portal/wines?filter=%7B%22q%22%3A%22serra%22%7D')
    await screen.findByText('Vinho serra')
    const box = typeWithoutPause('Buscar vinhos...', 'vale')
    await screen.findByText('Vinho vale')
    await router.navigate(-1)
    expect(await screen.findByText('Vinho serra')).toBeVisible()
    await waitFor(() => expect(box).toHaveValue('serra'))
  })

  // spec 51
  test('the status filter has three options and goes back to page 1', async () => {
    const requests = network(rowsFor)
    const { query } = open('/portal/wines?filter=%7B%7D&page=2')
    await screen.findByText('Vinho todos')
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todos',
      'Publicados',
      'Rascunhos',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Rascunhos' }))
    await waitFor(() => expect(requests.at(-1)?.query.status).toBe('draft,proposed'))
    expect(query().get('page')).toBe('1')
  })

  // spec 245
  test('at most five page links with ellipses, the neighbours among them; sizes 10, 20, 50', async () => {
    const requests = network(rowsFor)
    open('/portal/wines?filter=%7B%7D&page=7')
    const pages = await screen.findByRole('navigation', { name: 'Páginas de vinhos' })
    const links = () =>
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter(Boolean)
        .join(' ')
    expect(links()).toBe('1 … 6 7 8 … 14')
    expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('7')
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a próxima página' }))
    await waitFor(() => expect(requests.at(-1)?.query.offset).toBe('70'))
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página 1' }))
    await waitFor(() => expect(requests.at(-1)?.query.offset).toBe('0'))
    expect(links()).toBe('1 2 3 4 … 14')
    for (const [at, shown] of [
      [4, '1 … 3 4 5 … 14'],
      [5, '1 … 4 5 6 … 14'],
      [14, '1 … 11 12 13 14'],
      [11, '1 … 10 11 12 … 14'],
      [1, '1 2 3 4 … 14'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: `Ir para a página ${at}` }))
      await waitFor(() => expect(links()).toBe(shown))
    }
    await userEvent.click(screen.getByRole('combobox', { name: /Resultados por página/ }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '10',
      '20',
      '50',
    ])
    await userEvent.click(screen.getByRole('option', { name: '50' }))
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ limit: '50', offset: '0' }))
  })

  const range = () => screen.getByText(/^[\d.]+–[\d.]+ de /).textContent
  const next = () => screen.getByRole('button', { name: 'Ir para a próxima página' })

  test('10.000 rows are the total, with numbered pages (R62)', async () => {
    network(() => answer([buildWine()], 10_000))
    open()
    await screen.findByText('Tannat de Ânfora')
    expect(range()).toBe('1–10 de 10.000')
    expect(screen.getByText('10.000 vinhos encontrados')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ir para a página 1000' })).toBeVisible()
  })

  test('beyond, the list says mais de 10.000 and goes from page to page to the end', async () => {
    const rows = (offset: number) =>
      Array.from({ length: Math.min(10, 10_025 - offset) }, (_, row) =>
        buildWine({ id: `wine-${offset + row}`, title: `Vinho ${offset + row}` }),
      )
    const requests = network(({ query }) => {
      const offset = Number(query.offset)
      // counted as the server does
      return answer(rows(offset), Math.min(10_025, Math.max(10_000, offset + 10) + 1))
    })
    open('/portal/wines?filter=%7B%7D&page=1001&perPage=10')
    await screen.findByText('Vinho 10000')
    expect(range()).toBe('10.001–10.010 de mais de 10.000')
    expect(screen.getByText('mais de 10.000 vinhos encontrados')).toBeInTheDocument()
    await userEvent.click(next())
    await screen.findByText('Vinho 10010')
    expect(requests.at(-1)?.query.offset).toBe('10010')
    await userEvent.click(next())
    await screen.findByText('Vinho 10020')
    expect(range()).toBe('10.021–10.025 de mais de 10.000')
    expect(next()).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página anterior' }))
    await screen.findByText('Vinho 10010')
  })

  test('all wines of the filter can be marked, also where they are not counted to the end', async () => {
    network(({ path }) =>
      path.endsWith('/prices')
        ? { body: { wines: ['prod_1', 'prod_2', 'prod_3'].map((id) => ({ id })) } }
        : answer([buildWine()], 10_001),
    )
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Tannat de Ânfora' }))
    await userEvent.click(
      screen.getByRole('button', { name: 'Marcar todos os mais de 10.000 do filtro' }),
    )
    expect(await screen.findByText('3 vinhos marcados')).toBeVisible()
  })

  test('a sortable header says its order', async () => {
    const requests = network(rowsFor)
    open()
    const header = await screen.findByRole('columnheader', { name: 'Preço' })
    expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
    await waitFor(() =>
      expect(requests.map((request) => request.query.order)).toEqual([
        '-created_at',
        'price',
        '-price',
      ]),
    )
  })

  test('a deep link opens exactly that list, whatever another session left in the store', async () => {
    const store = memoryStore({
      'wines.listParams': {
        filter: { q: 'alheio' },
        page: 9,
        perPage: 50,
        sort: 'title',
        order: 'ASC',
      },
    })
    const requests = network(rowsFor)
    open('/portal/wines', store)
    await screen.findByText('Vinho todos')
    expect(requests[0]?.query).toEqual({ limit: '10', offset: '0', order: '-created_at' })
  })

  test('an address with nonsense opens the plain list', async () => {
    const requests = network(rowsFor)
    open('/portal/wines?filter=%5B%5D&page=-3&perPage=7&sort=password&order=up')
    await screen.findByText('Vinho todos')
    expect(requests).toHaveLength(1)
    expect(requests[0]?.query).toEqual({ limit: '10', offset: '0', order: '-created_at' })
  })

  test('reload asks again', async () => {
    const requests = network(rowsFor)
    open()
    await screen.findByText('Vinho todos')
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
    await waitFor(() => expect(requests).toHaveLength(2))
  })
})

test('a long name can be read whole on hover', async () => {
  const title = 'Tannat de Ânfora de Vinhas Velhas da Encosta do Morro Alto, sem filtração'
  network(() => answer([buildWine({ title })]))
  open()
  expect(await screen.findByRole('link', { name: title })).toHaveAttribute('title', title)
})
