import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Lets pictures of wines wait for removeUnusedImages, which asks whether another wine shows them.
 *
 * @param urls their public addresses; what is no upload of ours among them has no file to delete
 */
export async function expireUploads(transaction: Knex, urls: readonly string[]): Promise<void> {
  await transaction('image_upload')
    .whereRaw(
      `purpose = 'wine' and exists (select from unnest(?::text[]) as url where right(url, length(image_upload.key)) = image_upload.key)`,
      [[...urls]],
    )
    .update({ expires_at: transaction.fn.now() })
}
