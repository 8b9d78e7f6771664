import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { imageStorage, thumbnailOf, type UploadRow } from './imageStorage'

/** At most that many at a time, so that the request that triggers it does not wait long. */
const atOnce = 20

/**
 * Deletes pictures whose time is over and that nothing shows: no wine, no seller's photo, no line of an order
 * (which keeps the small variant). Called after pictures were removed and before new ones are permitted, so what a
 * crash left behind goes with the next call. Files go first: a row without its file is found again, not the reverse.
 * A file that the storage does not remove fails no call: it is logged, and its row waits an hour behind the others.
 */
export async function removeUnusedImages(container: MedusaContainer): Promise<void> {
  const { files } = imageStorage(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const expired = (await knex('image_upload')
    .where('expires_at', '<', knex.fn.now())
    .orderBy('expires_at')
    .limit(atOnce)
    .select('id')) as { id: string }[]
  for (const { id } of expired) {
    await knex.transaction(async (transaction) => {
      // A request that attaches the picture right now either comes first or finds it gone.
      const upload = (await transaction('image_upload')
        .where({ id })
        .andWhere('expires_at', '<', transaction.fn.now())
        .forUpdate()
        .skipLocked()
        .first()) as UploadRow | undefined
      if (!upload) return
      if (await isShown(transaction, files.urlOf(upload.key), upload)) {
        await keepUpload(transaction, upload.key)
        return
      }
      try {
        await files.remove([upload.key, thumbnailOf(upload.key)])
        await files.dropIncoming(upload.id)
      } catch (error) {
        logError('removing a picture', error, { upload: id })
        await transaction('image_upload')
          .where({ id })
          .update({ expires_at: transaction.raw(`now() + interval '1 hour'`) })
        return
      }
      await transaction('image_upload').where({ id }).delete()
    })
  }
}

/** A picture that has found its use stays; false when it was cleared away meanwhile. */
export async function keepUpload(transaction: Knex, key: string): Promise<boolean> {
  const kept = await transaction('image_upload')
    .where({ key })
    .update({ expires_at: '9999-12-31T00:00:00Z' })
  return kept > 0
}

/** A copy of a wine shows its pictures, too: the lines of all wines of the seller are asked for. */
async function isShown(transaction: Knex, url: string, upload: UploadRow): Promise<boolean> {
  const rows = await runStatement<{ shown: boolean }>(
    transaction,
    `select exists (select from image where url = $1 and deleted_at is null)
         or exists (select from seller where id = $2
                     and (photo = $1 or certifications @> jsonb_build_array($1::text)))
         or exists (select from seller_member where seller_id = $2 and photo = $1)
         or exists (select from seller_product p join order_line_item l on l.product_id = p.product_id
                     where p.seller_id = $2 and l.deleted_at is null and l.thumbnail in ($1, $3))
         as shown`,
    [url, upload.seller_id, thumbnailOf(url)],
  )
  return rows[0]?.shown ?? true
}
