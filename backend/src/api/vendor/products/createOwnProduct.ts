import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productCreateRequest } from '#domain/wire/product'
import { vendor } from '../../../http/actors'
import { idempotencyKey } from '../../../http/idempotencyKey'
import { parse } from '../../../http/parse'
import { vendorActor } from '../../../http/vendorActor'
import { createOwnWine } from '../../../workflows/wines/create-own-wine'
import { findWine } from '../../../read-models/findWine'

/** Without an Idempotency-Key an equal request within this time is a double click or a retry, not a second wine. */
const repetitionSeconds = 10
const keySeconds = 24 * 60 * 60

/** POST /vendor/products: a new wine, always 'proposed', with stock 0 (spec §7, R20, R22). */
export async function createOwnProduct(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { seller } = vendor(request)
  const body = parse(productCreateRequest, request.body)
  const key = idempotencyKey(request)
  const [variant] = body.variants ?? []
  const productId = await createOwnWine(request.scope, {
    sellerId: seller.id,
    wine: {
      title: body.title,
      description: body.description,
      metadata: body.metadata,
      origin_country: body.origin_country,
      hs_code: body.hs_code,
      weight: body.weight,
      sku: variant?.sku,
      volume: body.options?.[0]?.values[0] ?? variant?.title,
      prices: variant?.prices,
    },
    actor: vendorActor(request),
    once: key
      ? { parts: [seller.id, 'create-wine', 'key', key], windowSeconds: keySeconds }
      : { parts: [seller.id, 'create-wine', body], windowSeconds: repetitionSeconds },
  })
  response.status(201).json({ product: await findWine(request.scope, productId, seller.id) })
}
