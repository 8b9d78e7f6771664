import type { Product } from '#domain/wines/productWire'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'

type Answer = { status?: number; body?: unknown }

export interface EngineOptions {
  wine?: Product
  storeStatus?: string
  /** Percent; undefined means that there is no rule. */
  rate?: number
  /** Answers instead of the usual one; undefined leaves it. */
  answer?: (request: Request) => Answer | Promise<Answer> | undefined
}

/** An engine with one seller and one wine. Returns the requests in their order. */
export function engine({ wine, storeStatus = 'ACTIVE', rate, answer }: EngineOptions): Request[] {
  return network((request) => {
    const special = answer?.(request)
    if (special) return special
    if (request.path === '/vendor/me') {
      const seller = buildSeller({ store_status: storeStatus })
      return { body: { member: buildMember({ seller }) } }
    }
    if (request.path === '/vendor/commission') {
      const rule = { id: 'rule-1', rate: { percentage_rate: rate, unit: 'percent' } }
      return { body: { commission_rules: rate === undefined ? [] : [rule] } }
    }
    if (request.path.startsWith('/vendor/inventory-items/')) {
      const { stocked_quantity: stocked } = request.body as { stocked_quantity: number }
      const level = wine?.variants[0]?.inventory_items[0]?.inventory?.location_levels[0]
      const reserved = level ? level.stocked_quantity - level.available_quantity : 0
      return {
        body: {
          location_level: {
            location_id: 'loc-1',
            stocked_quantity: stocked,
            reserved_quantity: reserved,
            available_quantity: stocked - reserved,
          },
          product_status: stocked === 0 && wine?.status !== 'proposed' ? 'draft' : wine?.status,
        },
      }
    }
    if (/^\/vendor\/products(\/|$)/.test(request.path)) {
      return wine
        ? { body: { product: wine } }
        : { status: 404, body: { type: 'not_found', message: 'Vinho não encontrado' } }
    }
    return { status: 404, body: { message: 'Rota não encontrada.' } }
  })
}

/** The writes among the requests, as 'METHOD path' with their bodies. */
export const writes = (requests: readonly Request[]) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }))
