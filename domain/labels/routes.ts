import type { RouteTable } from '../routes/declaration'
import {
  sellerLabelResponse,
  sellerLabelsQuery,
  sellerLabelsResponse,
  storeLabelResponse,
} from './bottleLabelWire'

/** The codes on bottles: what each leads to, and what a seller prints (docs/decisions/11). */
export const labelsRoutes = {
  'GET /store/labels/:code': { actor: 'anyone', response: storeLabelResponse },
  'GET /vendor/labels': {
    actor: 'seller',
    query: sellerLabelsQuery,
    response: sellerLabelsResponse,
  },
  'POST /vendor/products/:id/label': {
    actor: 'seller',
    response: sellerLabelResponse,
    ids: { id: 'product' },
    audit: ['wine.label'],
  },
} as const satisfies RouteTable
