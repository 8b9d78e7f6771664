import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { rowNumber } from '#domain/wire/common'
import { AppError } from '../../engine/errors/AppError'

/**
 * A buyer's photo, WebP. The caller has asked whose order it is.
 *
 * @throws AppError not_found
 */
export async function findReturnPhoto(
  knex: Knex,
  { id, return_id, photo_id }: { id: string; return_id: string; photo_id: string },
): Promise<Buffer> {
  const [photo] = rowNumber.safeParse(photo_id).success
    ? await runStatement<{ image: Buffer }>(
        knex,
        `select p.image from order_return_photo p join order_return r using (return_id)
          where p.id = $1::bigint and r.return_id = $2 and r.order_id = $3`,
        [photo_id, return_id, id],
      )
    : []
  if (!photo) throw AppError.notFound('Foto não encontrada')
  return photo.image
}
