import type { RouteTable } from '../routes/declaration'
import { cepResponse, configResponse } from './configWire'
import { z } from 'zod'

/** What a browser must know before anyone signs in. */
export const siteRoutes = {
  // This table itself, as an OpenAPI document.
  'GET /openapi.json': { actor: 'anyone', response: z.record(z.string(), z.unknown()), weight: 4 },
  'GET /public/config': { actor: 'anyone', response: configResponse },
  'GET /public/cep/:cep': { actor: 'anyone', response: cepResponse },
} as const satisfies RouteTable
