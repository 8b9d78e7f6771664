import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { IMAGES_PER_WINE_MAX } from '#domain/limits'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { lockWine } from './lockWine'
import { touchedNow } from './touchedNow'
import {
  auditedImages,
  claimUpload,
  imageStorage,
  keepUpload,
  refused,
  thumbnailOf,
} from '../../images'

/**
 * Adds an uploaded picture to its wine, behind those that are there; the first one becomes the main picture
 * (spec §7). Attaching the same picture again changes nothing.
 *
 * @throws AppError not_found · invalid_data for a picture that is not this wine's, or one too many
 */
export async function attachImage(
  container: MedusaContainer,
  input: { productId: string; sellerId: string; url: string; actor: Actor },
): Promise<void> {
  const { productId, sellerId, url, actor } = input
  await claimUpload(container, { url, sellerId, productId, purposes: ['wine'], field: 'url' })
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    await lockWine(transaction, productId, sellerId)
    const images = (await transaction('image')
      .where({ product_id: productId })
      .whereNull('deleted_at')
      .orderBy('rank')
      .select('url', 'rank')) as { url: string; rank: number }[]
    if (images.some((image) => image.url === url)) return
    const key = imageStorage(container).files.keyOf(url)
    if (key === null || !(await keepUpload(transaction, key))) {
      throw refused('url', 'Esta imagem não foi enviada por você.')
    }
    if (images.length >= IMAGES_PER_WINE_MAX) {
      throw refused('url', `Um vinho pode ter no máximo ${IMAGES_PER_WINE_MAX} imagens.`)
    }
    await transaction('image').insert({
      id: generateEntityId(undefined, 'img'),
      product_id: productId,
      url,
      rank: (images.at(-1)?.rank ?? -1) + 1,
    })
    await transaction('product')
      .where({ id: productId })
      .update({
        ...(images.length === 0 ? { thumbnail: thumbnailOf(url) } : {}),
        updated_at: touchedNow(transaction),
      })
    const urls = images.map((image) => image.url)
    await recordChanges(transaction, {
      actor,
      action: 'wine.images',
      resource: 'product',
      resourceId: productId,
      sellerId,
      before: auditedImages(urls),
      after: auditedImages([...urls, url]),
    })
  })
}
