import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import ProductList from '../../../src/admin/wines/ProductList'
import SellerList from '../../../src/admin/sellers/SellerList'
import { buildSeller } from '../../support/buildSeller'
import { screenOf } from '../../support/screenOf'
import { network } from '../dataProvider/network'
import { buildWine } from './buildWine'
import { openList } from './openList'

afterEach(() => vi.unstubAllGlobals())

const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('/admin/products', () => {
  const summary = { total: 1_234, published: 900, drafts: 300, rejected_archived: 34 }
  const answer = (products = [buildWine()]) => ({
    body: { products, count: products.length, limit: 10, offset: 0, summary },
  })
  const open = () => openList(<ProductList />, { dataProvider, at: '/admin/products' })

  // spec 88
  test('four cards (R35) and a row with its smallest price above zero (R6)', async () => {
    network(() => answer([buildWine({ status: 'proposed', retail: 0, stock: 1 })]))
    open()
    const [, row] = await screen.findAllByRole('row')
    for (const figure of ['1.234', '900', '300', '34']) {
      expect(screen.getByText(figure)).toBeVisible()
    }
    expect(screen.getByRole('columnheader', { name: 'Menor preco' })).toBeVisible()
    expect(cellsOf(row)).toEqual([
      '',
      'Tannat de Ânforatannat-de-anfora',
      'Vinícola Morro Alto',
      'Tinto',
      'Proposto',
      'R$ 70,00',
      '1 garrafaEm estoque',
      '02/05/2026',
      'Ver detalhes',
    ])
    expect(screen.getByRole('link', { name: 'Ver detalhes: Tannat de Ânfora' })).toHaveAttribute(
      'href',
      '/admin/products/wine-1',
    )
  })

  test.each([
    ['published', 'Publicado'],
    ['draft', 'Rascunho'],
    ['rejected', 'Rejeitado'],
    ['archived', 'Arquivado'],
    ['something-new', 'Desconhecido'],
  ])('status %s reads %s', async (status, label) => {
    network(() => answer([buildWine({ status })]))
    open()
    expect(await screen.findByText(label)).toBeVisible()
  })

  // spec 88, 139
  test('the status filter: all, published, draft, rejected, archived, and ours at the end', async () => {
    const requests = network(() => answer())
    open()
    await screen.findByText('Tannat de Ânfora')
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todos',
      'Publicados',
      'Rascunhos',
      'Rejeitados',
      'Arquivados',
      'Propostos',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Rascunhos' }))
    await waitFor(() => expect(requests.at(-1)?.query.status).toBe('draft,proposed'))
  })

  // spec 234
  test('nothing matches, and a failure: the words of the spec', async () => {
    network(() => answer([]))
    open()
    expect(await screen.findByText('Nenhum produto corresponde aos filtros atuais.')).toBeVisible()
  })

  // spec 234
  test('a failure: the words of the spec', async () => {
    network(() => ({ status: 500 }))
    open()
    expect(await screen.findByText('Erro ao carregar produtos')).toBeVisible()
    expect(screen.getByText('API Error: Internal Server Error')).toBeVisible()
  })
})

describe('marking wines', () => {
  const summary = { total: 30, published: 30, drafts: 0, rejected_archived: 0 }
  const open = (decide: (ids: string[]) => object[] = () => []) => {
    const requests = network(({ query, path, body }) => {
      if (path.endsWith('/review')) {
        return { body: { results: decide((body as { ids: string[] }).ids) } }
      }
      const page = Number(query.offset) / 10
      const products = [1, 2].map((one) =>
        buildWine({ id: `wine-${page}-${one}`, title: `Vinho ${page}-${one}` }),
      )
      return { body: { products, count: 30, summary } }
    })
    openList(<ProductList />, { dataProvider, at: '/admin/products' })
    return requests
  }
  const markPage = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))

  test('page links and sizes are there on a phone, too', async () => {
    screenOf(true)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a página 2' }))
    await screen.findByText('Vinho 1-1')
    await userEvent.click(screen.getByRole('combobox', { name: /Resultados por página/ }))
    expect(screen.getByRole('option', { name: '50' })).toBeVisible()
  })

  test('more than the server takes at once are told before a decision is opened', async () => {
    const products = Array.from({ length: 101 }, (_one, at) => buildWine({ id: `wine-${at}` }))
    network(() => ({ body: { products, count: 101, summary } }))
    openList(<ProductList />, { dataProvider, at: '/admin/products?perPage=50' })
    await markPage()
    expect(await screen.findByText('101 vinhos selecionados')).toBeVisible()
    expect(screen.getByText('Selecione no máximo 100 vinhos por vez.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Rejeitar' })).toBeDisabled()
  })

  test('page 2 adds to page 1, and all of them are decided about', async () => {
    const requests = open((ids) =>
      ids.map((id) => ({ id, ok: id !== 'wine-0-1', message: 'Sem garrafas' })),
    )
    await markPage()
    expect(await screen.findByText('2 vinhos selecionados')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página 2' }))
    await screen.findByText('Vinho 1-1')
    await markPage()
    expect(screen.getByText('4 vinhos selecionados')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publicar 4 vinhos?' })
    expect(within(dialog).getByText(/^Os vinhos aparecem na loja agora/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('3 de 4 feitos.')).toBeVisible()
    // named although its page is no longer on the screen
    expect(screen.getByText('Vinho 0-1')).toBeVisible()
    const review = requests.find(({ path }) => path.endsWith('/review'))
    expect(review?.body).toMatchObject({
      ids: ['wine-0-1', 'wine-0-2', 'wine-1-1', 'wine-1-2'],
      // also of the page that is no longer on the screen: what changed meanwhile is not decided about
      expected_statuses: { 'wine-0-1': 'published', 'wine-1-2': 'published' },
    })
  })

  test('a wine that was decided about is decided about once more by the status that it has then', async () => {
    let status = 'proposed'
    const requests = network(({ path }) => {
      if (!path.endsWith('/review'))
        return { body: { products: [buildWine({ id: 'wine-1', status })], count: 1, summary } }
      status = status === 'proposed' ? 'published' : 'archived'
      return { body: { results: [{ id: 'wine-1', ok: true, message: null }] } }
    })
    openList(<ProductList />, { dataProvider, at: '/admin/products' })
    const decide = async (label: string) => {
      await markPage()
      await userEvent.click(await screen.findByRole('button', { name: label }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: label }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await decide('Publicar')
    expect(await screen.findByText('Publicado')).toBeVisible()
    await decide('Arquivar')
    const sent = requests.filter(({ path }) => path.endsWith('/review')).map(({ body }) => body)
    expect(sent).toMatchObject([
      { expected_statuses: { 'wine-1': 'proposed' } },
      { expected_statuses: { 'wine-1': 'published' } },
    ])
  })

  test('a filter unmarks what it takes out of sight', async () => {
    open()
    await markPage()
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(screen.getByRole('option', { name: 'Rejeitados' }))
    await waitFor(() => expect(screen.queryByText(/vinhos selecionados/)).toBeNull())
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  test('marking the first leaves everything above the rows as it is', async () => {
    open()
    const table = await screen.findByRole('table')
    await markPage()
    const bar = await screen.findByRole('region', { name: 'Ações para os selecionados' })
    expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('/admin/sellers', () => {
  const seller = buildSeller({
    email: 'contato@morroalto.com.br',
    city: 'Bento Gonçalves',
    created_at: '2026-03-01T12:00:00Z',
    contract_signed: null,
  })
  const summary = { total: 4, active: 2, signed: 1, unsigned: 3 }
  const answer = (sellers = [seller]) => ({
    body: { sellers, count: sellers.length, limit: 10, offset: 0, summary },
  })
  const open = () => openList(<SellerList />, { dataProvider, at: '/admin/sellers' })

  test('cards and columns; an unsigned contract is Pendente', async () => {
    network(() => answer())
    open()
    const [, row] = await screen.findAllByRole('row')
    for (const label of [
      'Total de produtores',
      'Ativos',
      'Contrato assinado',
      'Contrato pendente',
    ]) {
      expect(screen.getByText(label)).toBeVisible()
    }
    expect(cellsOf(row)).toEqual([
      'VVinícola Morro Altocontato@morroalto.com.br',
      '11.222.333/0001-81',
      'Bento Gonçalves, RS',
      'Ativo',
      'Pendente',
      '01/03/2026',
      'Ver detalhes',
    ])
  })

  test.each([
    ['INACTIVE', 'Inativo'],
    ['blocked', 'Bloqueado'],
    ['Suspended', 'Suspenso'],
    ['', 'Indefinido'],
  ])('store status %s reads %s in any case (R36)', async (store_status, label) => {
    network(() => answer([{ ...seller, store_status }]))
    open()
    expect(await screen.findByText(label)).toBeVisible()
  })

  // spec 90, 245
  test('the contract filter has three choices, the rate one of its own behind a button', async () => {
    const requests = network(() => answer())
    open()
    await screen.findByText('Vinícola Morro Alto')
    await userEvent.click(screen.getByRole('combobox', { name: 'Contrato' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todos',
      'Assinado',
      'Pendente',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Assinado' }))
    await waitFor(() => expect(requests.at(-1)?.query.contract).toBe('signed'))
    await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Comissão' }))
    await userEvent.click(screen.getByRole('option', { name: 'Sem regra' }))
    await waitFor(() =>
      expect(requests.at(-1)?.query).toMatchObject({ contract: 'signed', rate: 'without' }),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Cidade' }), 'Garibaldi')
    await userEvent.click(screen.getByRole('button', { name: 'Ver resultado' }))
    await waitFor(() => expect(requests.at(-1)?.query.city).toBe('Garibaldi'))
    await userEvent.click(screen.getByRole('button', { name: /^Cidade: Garibaldi/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cidade:/ })).toBeNull())
  })

  // spec 236
  test('nothing matches: the words of the spec', async () => {
    network(() => answer([]))
    open()
    expect(await screen.findByText('Nenhum vendedor corresponde aos filtros atuais.')).toBeVisible()
  })

  test('a later page that cannot be read says so in its place, and is read again', async () => {
    let isDown = true
    network(({ query }) =>
      isDown && query.offset === '10'
        ? { status: 503, body: { message: 'Banco fora do ar' } }
        : { body: { ...answer().body, count: 25 } },
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a página 2' }))
    expect(await screen.findByText('Falha ao carregar vendedores')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Produtores' })).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('11–20 de 25')).toBeVisible()
  })

  // spec 236
  test('a failure: the words of the spec', async () => {
    network(() => ({ status: 500, body: { message: 'Banco fora do ar' } }))
    open()
    expect(await screen.findByText('Falha ao carregar vendedores')).toBeVisible()
  })
})
