import {
  storeLabelResponse,
  vendorLabelResponse,
  vendorLabelsQuery,
  vendorLabelsResponse,
} from '../wire/bottleLabel'
import type { RouteTable } from './declaration'

/** The codes on bottles: what each leads to, and what a seller prints (docs/decisions/110). */
export const bottleLabelRoutes = {
  'GET /store/labels/:code': { actor: 'anyone', response: storeLabelResponse },
  'GET /vendor/labels': {
    actor: 'seller',
    query: vendorLabelsQuery,
    response: vendorLabelsResponse,
  },
  'POST /vendor/products/:id/label': {
    actor: 'seller',
    response: vendorLabelResponse,
    ids: { id: 'product' },
    audit: ['wine.label'],
  },
} as const satisfies RouteTable
