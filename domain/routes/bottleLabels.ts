import {
  storeLabelResponse,
  sellerLabelResponse,
  sellerLabelsQuery,
  sellerLabelsResponse,
} from '../wire/bottleLabel'
import type { RouteTable } from './declaration'

/** The codes on bottles: what each leads to, and what a seller prints (docs/decisions/110). */
export const bottleLabelRoutes = {
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
