import { readLabelCode } from '#domain/labels/bottle/labelCode'
import { AppError } from '../engine/errors/AppError'
import type { Handlers } from '../engine/http/handlers'
import { listLabels } from './reads/listLabels'
import { findStoreLabel } from './reads/findStoreLabel'
import { refreshLabel } from './writes/refresh-label'

const UNKNOWN = 'Este código não é de nenhum vinho da winex.'

/** The codes on bottles (docs/decisions/11). */
export const bottleLabelHandlers = {
  /** In any case, as people type it. What is no code never reaches the database. */
  'GET /store/labels/:code': async ({ knex, params }) => {
    const code = readLabelCode(params.code)
    const label = code && (await findStoreLabel(knex, code))
    if (!label) throw AppError.notFound(UNKNOWN)
    return { label }
  },

  'GET /vendor/labels': async ({ knex, seller, query }) => ({
    labels: await listLabels(knex, seller.id, query.ids),
  }),

  /** The page of a paused wine says what the wine says now. */
  'POST /vendor/products/:id/label': async ({ container, knex, seller, params, actor }) => {
    await refreshLabel(container, { productId: params.id, sellerId: seller.id, actor })
    const [label] = await listLabels(knex, seller.id, [params.id])
    if (!label) throw AppError.notFound('Vinho não encontrado')
    return { label }
  },
} satisfies Partial<Handlers>
