import type { Product } from '#domain/wines/productWire'
import { network, type Request } from '../dataProvider/network'
import { openArea } from '../kit/openArea'

/** The review of one wine, alone in its queue; `more` answers what else the page asks for. */
export function openOneReview(
  wine: Product,
  more: (request: Request) => { body: unknown } | undefined = () => undefined,
) {
  network((request) => {
    const { path } = request
    if (path === '/admin/me') {
      const user = { id: 'user_1', name: 'Bruna', email: 'b@winex.example', role: 'administration' }
      return { body: { user } }
    }
    if (path === '/admin/reviews') {
      const { id, title } = wine
      const waits = { id, title, seller_name: null, waiting_since: '', lacks: [] }
      return { body: { wines: [waits], counts: { ready: 1, waiting: 0 }, median_minutes: null } }
    }
    if (path.startsWith('/admin/products/')) return { body: { product: wine } }
    return more(request) ?? { status: 404 }
  })
  return openArea(`/admin/review/${wine.id}`)
}
