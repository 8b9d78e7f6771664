import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Product } from '#domain/wire/product'
import { AppError } from '../errors/AppError'
import { presentProduct, productFields, type LoadedProduct } from '../presenters/product'
import { findReview } from './listReviews'

/**
 * One wine on the wire. With a seller id only that seller's wine is found: another's answers like a
 * missing one (R42).
 *
 * @throws AppError not_found
 */
export async function findWine(
  container: MedusaContainer,
  productId: string,
  sellerId?: string,
): Promise<Product> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'product', fields: productFields, filters: { id: productId } })
  const product = data[0] as LoadedProduct | undefined
  if (!product || (sellerId !== undefined && product.seller?.id !== sellerId)) {
    throw AppError.notFound('Vinho não encontrado')
  }
  const review = await findReview(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    product,
  )
  return { ...presentProduct(product), review }
}
