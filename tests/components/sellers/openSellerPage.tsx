import type { Seller } from '#domain/sellers/sellerWire'
import { Route, Routes } from 'react-router-dom'
import { dataProvider } from '../../../src/admin/dataProvider'
import SellerDetail from '../../../src/admin/sellers/detail/SellerDetail'
import { buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

export const pevarello = (changes: Partial<Seller> = {}) =>
  buildSeller({
    name: 'Casa Pevarello',
    photo: '/files/sellers/um.webp',
    members: [
      { id: 'mem_2', name: 'Tomás', email: 'tomas@exemplo.com.br', role: 'member' },
      { id: 'mem_1', name: 'Luiza Pevarello', email: 'luiza@exemplo.com.br', role: 'owner' },
    ],
    ...changes,
  })

export const buildRule = (percentage_rate: number) => ({
  id: 'crule_1',
  name: 'Comissao Casa Pevarello',
  reference: 'seller',
  reference_id: 'sel_1',
  is_active: true,
  rate: { id: 'crate_1', type: 'percentage', percentage_rate, unit: 'percent' },
})

/** What was written, in order. */
export const sentBy = (requests: Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

type Answered = { status?: number; body?: unknown } | undefined

interface Engine {
  seller?: Seller
  rules?: object[] | 404
  /** Answers single calls instead. */
  answer?: (request: Request) => Answered | Promise<Answered>
}

/** The engine as far as the page asks it. */
export function engineOfSeller({ seller = pevarello(), rules = [], answer }: Engine = {}) {
  const list = { count: 0, limit: 10, offset: 0, summary: {} }
  return network(async (request) => {
    const own = await answer?.(request)
    if (own) return own
    const { path } = request
    if (path.includes('/commission/rules/reference/')) {
      return rules === 404
        ? { status: 404, body: { message: 'Vendedor nao encontrado.' } }
        : { body: { commission_rules: rules } }
    }
    if (path.endsWith('/contract')) return { body: { signatures: [] } }
    if (path === '/admin/products') return { body: { products: [], ...list } }
    if (path === '/admin/orders') return { body: { orders: [], ...list } }
    return { body: { seller } }
  })
}

/** The page of one producer, as staff of this role see it. */
export const openSellerPage = (at = '/admin/sellers/sel_1', role = 'administration') =>
  openList(
    <Routes>
      <Route path="/admin/sellers/:id?" element={<SellerDetail />} />
    </Routes>,
    { dataProvider, at, role },
  )
