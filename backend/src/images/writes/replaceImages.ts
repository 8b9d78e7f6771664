import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { IMAGES_PER_WINE_MAX } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { auditedImages } from './auditedImages'
import { expireUploads } from './expireUploads'
import { thumbnailOf } from './imageStorage'

export interface WantedImages {
  productId: string
  sellerId: string
  /** The whole list in its order; `rank` wins over the position. Undefined: the list stays. */
  images?: readonly { url: string; rank?: number | undefined }[] | undefined
  /** Addresses of the pictures that the person saw. Undefined: all that there are. */
  seen?: readonly string[] | undefined
  /** Address of the main picture or of its small variant; null or undefined: the first of the list. */
  thumbnail?: string | null | undefined
  actor: Actor
}

/**
 * Puts a wine's pictures in the wanted order, drops those not named, and sets the main picture (spec §7). A picture that
 * was added after the person saw the list is kept behind the others. Pictures may come from any wine of the same seller
 * ('Duplicar vinho'). The wine must be locked.
 *
 * @throws AppError invalid_data for a picture that no wine of this seller has, or one too many with those that are kept
 */
export async function replaceImages(transaction: Knex, wanted: WantedImages): Promise<void> {
  const current = (await transaction('image')
    .where({ product_id: wanted.productId })
    .whereNull('deleted_at')
    .orderBy(['rank', 'created_at'])
    .select('id', 'url')) as { id: string; url: string }[]
  let urls = current.map((image) => image.url)
  if (wanted.images) {
    const sent = inOrder(wanted.images)
    await refuseForeign(transaction, wanted, sent)
    urls = [...sent, ...addedMeanwhile(urls, sent, wanted.seen)]
    refuseTooMany(urls)
    await store(transaction, wanted, current, urls)
  }
  const main = mainOf(urls, wanted.thumbnail)
  const thumbnail = main === undefined ? null : thumbnailOf(main)
  const stored = (await transaction('product')
    .where({ id: wanted.productId })
    .first('thumbnail')) as { thumbnail: string | null }
  await transaction('product').where({ id: wanted.productId }).update({ thumbnail })
  await recordChanges(transaction, {
    actor: wanted.actor,
    action: 'wine.images',
    resource: 'product',
    resourceId: wanted.productId,
    sellerId: wanted.sellerId,
    before: auditedImages(
      current.map(({ url }) => url),
      stored.thumbnail,
    ),
    after: auditedImages(urls, thumbnail),
  })
}

function inOrder(images: readonly { url: string; rank?: number | undefined }[]): string[] {
  const ranked = images.map((image, at) => ({ url: image.url, rank: image.rank ?? at }))
  return [...new Set(ranked.sort((one, other) => one.rank - other.rank).map(({ url }) => url))]
}

/** The stored pictures that are neither sent nor were seen; none when it is not known what was seen. */
export const addedMeanwhile = (
  stored: readonly string[],
  sent: readonly string[],
  seen: readonly string[] = stored,
): string[] => stored.filter((url) => !sent.includes(url) && !seen.includes(url))

function refuseTooMany(urls: readonly string[]): void {
  if (urls.length <= IMAGES_PER_WINE_MAX) return
  const message = `Outras imagens foram enviadas enquanto você editava, e um vinho pode ter no máximo ${IMAGES_PER_WINE_MAX}. Recarregue a página e escolha quais ficam.`
  throw AppError.invalid(message, { images: message })
}

function mainOf(urls: readonly string[], thumbnail: string | null | undefined): string | undefined {
  if (!thumbnail) return urls[0]
  const main = urls.find((url) => url === thumbnail || thumbnailOf(url) === thumbnail)
  if (main !== undefined) return main
  const message = 'Escolha uma das imagens do vinho.'
  throw AppError.invalid(message, { thumbnail: message })
}

async function refuseForeign(
  transaction: Knex,
  { images, sellerId }: WantedImages,
  urls: readonly string[],
): Promise<void> {
  const own = (await transaction('image')
    .join('seller_product', 'seller_product.product_id', 'image.product_id')
    .where({ 'seller_product.seller_id': sellerId })
    .whereIn('image.url', urls)
    .whereNull('image.deleted_at')
    .whereNull('seller_product.deleted_at')
    .distinct('image.url as url')) as { url: string }[]
  const known = new Set(own.map(({ url }) => url))
  const message = 'Esta imagem não foi enviada por você.'
  const errors = Object.fromEntries(
    (images ?? []).flatMap(({ url }, at) =>
      known.has(url) ? [] : [[`images.${at}.url`, message]],
    ),
  )
  if (Object.keys(errors).length > 0) throw AppError.invalid(message, errors)
}

async function store(
  transaction: Knex,
  { productId, sellerId }: WantedImages,
  current: readonly { id: string; url: string }[],
  urls: readonly string[],
): Promise<void> {
  const dropped = current.filter((image) => !urls.includes(image.url))
  await transaction('image')
    .whereIn(
      'id',
      dropped.map(({ id }) => id),
    )
    .delete()
  await expireUploads(
    transaction,
    sellerId,
    dropped.map(({ url }) => url),
  )
  for (const [rank, url] of urls.entries()) {
    const known = current.find((image) => image.url === url)
    if (known) {
      await transaction('image')
        .where({ id: known.id })
        .update({ rank, updated_at: transaction.fn.now() })
    } else {
      await transaction('image').insert({
        id: generateEntityId(undefined, 'img'),
        product_id: productId,
        url,
        rank,
      })
    }
  }
}
