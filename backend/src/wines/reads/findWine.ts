import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product } from '#domain/wines/productWire'
import { AppError } from '../../engine/errors/AppError'
import { presentProduct } from './presentProduct'
import { readWines } from './readWines'

/**
 * One wine on the wire. With a seller id only that seller's wine is found: another's answers like a
 * missing one (R42).
 *
 * @throws AppError not_found
 */
export async function findWine(knex: Knex, productId: string, sellerId?: string): Promise<Product> {
  const [wine] = await readWines(knex, [productId], sellerId)
  if (!wine) throw AppError.notFound('Vinho não encontrado')
  return presentProduct(wine)
}
