import type { Seller } from '#domain/wire/seller'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import ProductList from '../../../src/admin/products/ProductList'
import SellerList from '../../../src/admin/sellers/SellerList'
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

  test('four cards (R35) and a row with its smallest price above zero (R6)', async () => {
    network(() => answer([buildWine({ status: 'proposed', retail: 0, stock: 1 })]))
    open()
    const [, row] = await screen.findAllByRole('row')
    for (const figure of ['1.234', '900', '300', '34', 'Menor preco']) {
      expect(screen.getByText(figure)).toBeVisible()
    }
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

  test('the status filter: all, published, draft, rejected, archived', async () => {
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
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Rascunhos' }))
    await waitFor(() => expect(requests.at(-1)?.query.status).toBe('draft,proposed'))
  })

  test('nothing matches, and a failure: the words of the spec', async () => {
    network(() => answer([]))
    open()
    expect(await screen.findByText('Nenhum produto corresponde aos filtros atuais.')).toBeVisible()
  })

  test('a failure: the words of the spec', async () => {
    network(() => ({ status: 500 }))
    open()
    expect(await screen.findByText('Erro ao carregar produtos')).toBeVisible()
    expect(screen.getByText('API Error: Internal Server Error')).toBeVisible()
  })
})

describe('/admin/sellers', () => {
  const seller: Seller = {
    id: 'seller-1',
    name: 'Vinícola Morro Alto',
    handle: 'vinicola-morro-alto',
    email: 'contato@morroalto.com.br',
    tax_id: '11.222.333/0001-81',
    city: 'Bento Gonçalves',
    state: 'RS',
    store_status: 'ACTIVE',
    contract_signed: null,
    created_at: '2026-03-01T12:00:00Z',
    updated_at: '2026-03-01T12:00:00Z',
  }
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
      'Total de vendedores',
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

  test('the contract filter: all, signed, pending', async () => {
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
  })

  test('nothing matches: the words of the spec', async () => {
    network(() => answer([]))
    open()
    expect(await screen.findByText('Nenhum vendedor corresponde aos filtros atuais.')).toBeVisible()
  })

  test('a failure: the words of the spec', async () => {
    network(() => ({ status: 500, body: { message: 'Banco fora do ar' } }))
    open()
    expect(await screen.findByText('Falha ao carregar vendedores')).toBeVisible()
  })
})
