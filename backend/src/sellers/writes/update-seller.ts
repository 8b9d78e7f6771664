import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { statusSwitch, switchReasonProblem } from '#domain/sellers/statusSwitch'
import { storeStatusLabel, type WireStoreStatus } from '#domain/sellers/storeStatus'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { claimUpload, removeUnusedImages } from '../../images'
import { sellerStatusMail } from '../mails/sellerStatusMail'
import { wasNeverApproved } from '../reads/wasNeverApproved'

export interface UpdateSellerInput {
  sellerId: string
  storeStatus?: WireStoreStatus | undefined
  /** The status that was on the screen, when the caller knows it. */
  expectedStatus?: WireStoreStatus | undefined
  /** Why, as the producer reads it. */
  reason?: string | undefined
  /** Address of an uploaded picture; null removes the photo. */
  photo?: string | null | undefined
  actor: Actor
}

interface StoredSeller {
  id: string
  name: string
  email: string | null
  photo: string | null
  store_status: WireStoreStatus
}

/**
 * Staff switch a seller's status (R37) or change the photo (spec §7), in one transaction. The status holds from the
 * seller's very next request on (R14). What is so already changes nothing, and is no error unless the caller saw another status and
 * gives another reason than the one that the producer was told (R31).
 *
 * @throws AppError not_found · conflict for a switch that does not exist, or of a status that is another one by now
 *   (`current {store_status}`) · invalid_data for a picture that was not
 *   uploaded for this seller
 */
export async function updateSeller(
  container: MedusaContainer,
  { sellerId, storeStatus, expectedStatus, reason, photo, actor }: UpdateSellerInput,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const known = await findStored(knex('seller').where({ id: sellerId }))
  if (photo && photo !== known.photo) {
    await claimUpload(container, {
      url: photo,
      sellerId,
      purposes: ['staff_photo'],
      field: 'photo',
    })
  }
  await knex.transaction(async (transaction) => {
    const seller = await lockSeller(transaction, sellerId)
    if (storeStatus)
      await switchStatus(container, transaction, {
        seller,
        storeStatus,
        expectedStatus,
        reason,
        actor,
      })
    if (photo !== undefined) await changePhoto(transaction, { seller, photo, actor })
  })
  if (photo !== undefined) await removeUnusedImages(container)
}

/** @throws AppError not_found */
export const lockSeller = (transaction: Knex, sellerId: string): Promise<StoredSeller> =>
  findStored(transaction('seller').where({ id: sellerId }).forUpdate())

async function findStored(query: Knex.QueryBuilder): Promise<StoredSeller> {
  const row = (await query
    .whereNull('deleted_at')
    .first('id', 'name', 'email', 'photo', 'store_status')) as StoredSeller | undefined
  if (!row) throw AppError.notFound('Vendedor nao encontrado.')
  return row
}

interface Change {
  seller: StoredSeller
  actor: Actor
}

/** Within the transaction that has locked the seller. */
export async function switchStatus(
  container: MedusaContainer,
  transaction: Knex,
  {
    seller,
    storeStatus,
    expectedStatus,
    reason,
    actor,
  }: Change &
    Pick<UpdateSellerInput, 'expectedStatus' | 'reason'> & { storeStatus: WireStoreStatus },
): Promise<void> {
  const from = seller.store_status
  const isSeen = !expectedStatus || expectedStatus === from
  if (from === storeStatus && (isSeen || (await isTold(transaction, seller.id, reason)))) return
  if (!isSeen) {
    throw new AppError(
      'conflict',
      `O status deste produtor mudou para ${storeStatusLabel(from)} enquanto você o analisava. Confira e decida de novo.`,
      { current: { store_status: from } },
    )
  }
  const never_approved = await wasNeverApproved(transaction, seller.id)
  const action = statusSwitch({ store_status: from, never_approved }, storeStatus)
  if (!action) {
    throw AppError.conflict(
      `Um produtor com status ${storeStatusLabel(from)} não pode passar para ${storeStatusLabel(storeStatus)}.`,
      { store_status: 'Mudança de status não permitida.' },
    )
  }
  const problem = switchReasonProblem(action, reason)
  if (problem) throw AppError.invalid(problem, { reason: problem })
  await write(transaction, seller.id, {
    store_status: storeStatus,
    status_reason: storeStatus === 'ACTIVE' ? null : (reason ?? null),
  })
  await recordAudit(transaction, {
    actor,
    action: 'seller.status',
    resource: 'seller',
    resourceId: seller.id,
    sellerId: seller.id,
    before: { store_status: from },
    after: { store_status: storeStatus, ...(reason ? { reason } : {}) },
  })
  if (!seller.email) return
  await queueMail(container, transaction, {
    to: seller.email,
    sellerId: seller.id,
    template: 'seller-status',
    ...sellerStatusMail({
      name: seller.name,
      action,
      reason: reason ?? null,
      portalUrl: `${env.WINEX_PUBLIC_URL}/portal`,
    }),
  })
}

/** Whether the switch that made the status what it is gave this reason, or there is none to give. */
async function isTold(
  transaction: Knex,
  sellerId: string,
  reason: string | undefined,
): Promise<boolean> {
  if (!reason) return true
  const [last] = await runStatement<{ reason: string | null }>(
    transaction,
    `select after ->> 'reason' as reason from audit_entry
      where seller_id = $1 and action = 'seller.status' order by at desc, id desc limit 1`,
    [sellerId],
  )
  return last?.reason === reason
}

async function changePhoto(
  transaction: Knex,
  { seller, photo, actor }: Change & { photo: string | null },
): Promise<void> {
  if (photo === seller.photo) return
  await write(transaction, seller.id, { photo })
  await recordAudit(transaction, {
    actor,
    action: 'seller.photo',
    resource: 'seller',
    resourceId: seller.id,
    sellerId: seller.id,
    before: { photo: seller.photo },
    after: { photo },
  })
  if (!seller.photo) return
  // The old picture waits for removeUnusedImages from now on.
  await transaction('image_upload')
    .where({ seller_id: seller.id })
    .whereRaw('right(?, length(key)) = key', [seller.photo])
    .update({ expires_at: transaction.fn.now() })
}

const write = (
  transaction: Knex,
  sellerId: string,
  columns: Record<string, unknown>,
): Promise<number> =>
  transaction('seller')
    .where({ id: sellerId })
    .update({ ...columns, updated_at: transaction.fn.now() })
