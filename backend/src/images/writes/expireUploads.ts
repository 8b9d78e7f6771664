import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Lets pictures of wines wait for removeUnusedImages, which asks whether another wine shows them.
 *
 * @param urls their public addresses; what is no upload of ours among them has no file to delete
 */
export async function expireUploads(
  transaction: Knex,
  sellerId: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  await transaction('image_upload')
    .where({ seller_id: sellerId })
    .whereRaw(
      `purpose = 'wine' and exists (select from unnest(?::text[]) as url where right(url, length(image_upload.key)) = image_upload.key)`,
      [[...urls]],
    )
    .update({ expires_at: transaction.fn.now() })
}
