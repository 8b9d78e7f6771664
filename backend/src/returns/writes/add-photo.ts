import { createHash } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { IMAGE_MAX_BYTES, RETURN_PHOTOS_MAX } from '#domain/limits'
import { isOpenReturn, type ReturnState } from '#domain/returns/returnState'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { encodeImage } from '../../modules/image-storage/encodeImage'
import { imageRefusal } from '../../images'

/**
 * Keeps a buyer's photo with a return, looked at and re-encoded as every picture (R26). It may show a home or a person, so
 * it is in the database and not among the public files. The same photo again is the same photo.
 *
 * @throws AppError not_found · conflict for a return that is closed or has too many · payload_too_large, invalid_data or
 *   unavailable as for other pictures
 */
export async function addReturnPhoto(
  container: MedusaContainer,
  {
    orderId,
    sellerId,
    returnId,
    readBody,
    actor,
  }: {
    orderId: string
    sellerId: string
    returnId: string
    /** Reads the body; null when it is longer than that many bytes. */
    readBody: (maxBytes: number) => Promise<Buffer | null>
    actor: SystemActor
  },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const find = `select state, (select count(*)::int from order_return_photo p where p.return_id = r.return_id) as photos
       from order_return r where return_id = $1 and order_id = $2`
  // Before the picture is read: who may send none costs nothing.
  refuseClosed((await runStatement<Found>(knex, find, [returnId, orderId]))[0])
  const bytes = await readBody(IMAGE_MAX_BYTES)
  if (!bytes) {
    const message = 'A imagem deve ter no máximo 5MB.'
    throw new AppError('payload_too_large', message, { errors: { file: message } })
  }
  const encoded = await encodeImage(bytes, ['png', 'jpeg', 'webp'], returnId)
  if (!encoded.ok) throw imageRefusal(encoded.reason, 'file', false)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await knex.transaction(async (transaction) => {
    await runStatement(transaction, `select 1 from order_return where return_id = $1 for update`, [
      returnId,
    ])
    const known = await runStatement(
      transaction,
      `select 1 from order_return_photo where return_id = $1 and sha256 = $2`,
      [returnId, sha256],
    )
    if (known.length > 0) return
    const found = refuseClosed(
      (await runStatement<Found>(transaction, find, [returnId, orderId]))[0],
    )
    if (found.photos >= RETURN_PHOTOS_MAX)
      throw AppError.conflict(`Esta devolução já tem ${RETURN_PHOTOS_MAX} fotos.`)
    await runStatement(
      transaction,
      `insert into order_return_photo (return_id, sha256, image) values ($1, $2, $3)`,
      [returnId, sha256, encoded.payload.image],
    )
    await recordAudit(transaction, {
      actor,
      action: 'order.return.photo',
      resource: 'order',
      resourceId: orderId,
      sellerId,
      after: { return_id: returnId },
    })
  })
}

interface Found {
  state: ReturnState
  photos: number
}

function refuseClosed(found: Found | undefined): Found {
  if (!found) throw AppError.notFound('Devolução não encontrada')
  if (!isOpenReturn(found))
    throw AppError.conflict('Esta devolução já foi encerrada e não recebe mais fotos.')
  return found
}
