import { storeLabelResponse, vendorLabelsQuery, vendorLabelsResponse } from '../wire/bottleLabel'
import type { RouteTable } from './declaration'

/** The codes on bottles: what each leads to, and what a seller prints (docs/decisions/110). */
export const bottleLabelRoutes = {
  'GET /store/labels/:code': { actor: 'anyone', response: storeLabelResponse },
  'GET /vendor/labels': {
    actor: 'seller',
    query: vendorLabelsQuery,
    response: vendorLabelsResponse,
  },
} as const satisfies RouteTable
