import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { OPEN_BALANCE } from '#domain/money/payouts'
import { OPEN_RETURN_STATES } from '#domain/returns/returnState'
import { ERASED_NAME, erasedHandle } from '#domain/privacy/privacy'
import { canActOnOrders } from '#domain/sellers/seller'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { findBalance } from '../../money'
import { removeUnusedImages } from '../../images'
import { lockTeamAsOwner, refuseNewOwner } from '../../team'
import { forgetMails, forgetPeople } from './forgetPeople'
import { forgetReturnsOf } from '../../returns'
import { redactAudit } from './redactAudit'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'
import { withdrawWines } from './withdrawWines'

/** Pictures are deleted 20 at a time; a seller has a few hundred at most. */
const imageRounds = 100

/**
 * Erases a company's account with everybody in it (LGPD art. 18, VI): people, personal data, pictures, mails and
 * imports go, wines leave the store, all sessions end. Orders and what else the law keeps stay, as
 * `KEPT_AFTER_ERASURE` declares. One transaction; pictures that a crash left behind go with the next cleaning.
 *
 * @throws AppError forbidden for a new owner · conflict while orders wait for their delivery, or money is open
 */
export async function eraseSeller(
  container: MedusaContainer,
  { sellerId, actor }: { sellerId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const people = await lockTeamAsOwner(transaction, { sellerId, actor }, 'privacy')
    refuseNewOwner(people, actor.id)
    await refuseOpenOrders(transaction, sellerId)
    await refuseOpenReturns(transaction, sellerId)
    await refuseOpenBalance(transaction, sellerId)
    await transaction('seller_invitation').where({ seller_id: sellerId }).delete()
    // those of former owners, too
    await transaction('owner_alert').where({ seller_id: sellerId }).delete()
    const mailIds = [
      ...(await forgetPeople(transaction, people)),
      ...(await forgetMails(transaction, { sellerId })),
    ]
    await withdrawWines(transaction, sellerId)
    await blankSeller(transaction, sellerId)
    await recordAudit(transaction, {
      actor,
      action: 'privacy.erase_company',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
    })
    await redactAudit(transaction, sellerId)
    // Files first: when the rest fails, the request is made again and finds the rows.
    await removeMailFiles(mailIds)
  })
  await removePictures(container, knex, sellerId)
}

/** Buyers who paid get their wine or their money first. */
async function refuseOpenOrders(transaction: Knex, sellerId: string): Promise<void> {
  const seller = (await transaction('seller').where({ id: sellerId }).first('store_status')) as {
    store_status: string
  }
  const open = (await transaction('read_model.order')
    .where({ seller_id: sellerId })
    .whereNotIn('status', ['canceled', 'completed', 'archived'])
    .whereNot({ payment_status: 'refunded' })
    .where((query) =>
      query
        .where((waiting) =>
          waiting
            .whereNotIn('fulfillment_status', ['fulfilled', 'returned', 'canceled'])
            // all of its bottles were given back
            .whereNot({ stage: 'over' }),
        )
        // staff may still take the buyer's money, which would be nobody's
        .orWhere({ payment_status: 'authorized' }),
    )
    .first('id', 'payment_status', 'fulfillment_status')) as
    | { id: string; payment_status: string; fulfillment_status: string }
    | undefined
  if (!open) return
  if (open.payment_status === 'authorized' && open.fulfillment_status === 'fulfilled')
    throw AppError.conflict(
      'Há pedidos entregues com pagamento a confirmar. Fale com nossa equipe antes de excluir a conta.',
    )
  throw AppError.conflict(
    canActOnOrders(seller.store_status)
      ? 'Há pedidos que ainda não foram entregues. Entregue ou rejeite todos antes de excluir a conta.'
      : 'Há pedidos que ainda não foram entregues. Fale com nossa equipe para concluí-los antes de excluir a conta.',
  )
}

/** Open requests to take bottles back are answered and refunded before the erasure. */
async function refuseOpenReturns(transaction: Knex, sellerId: string): Promise<void> {
  const open: unknown = await transaction('order_return')
    .where({ seller_id: sellerId })
    .whereIn('state', OPEN_RETURN_STATES)
    .first('return_id')
  if (open)
    throw AppError.conflict(
      'Há devoluções em andamento. Conclua-as com nossa equipe antes de excluir a conta.',
    )
}

/** A seller to whom money is owed, or who owes some, is not erased (issue 16). */
async function refuseOpenBalance(transaction: Knex, sellerId: string): Promise<void> {
  const {
    receivable,
    available,
    held,
    in_payment: inPayment,
  } = await findBalance(transaction, sellerId)
  if (receivable !== 0 || available !== 0 || held !== 0 || inPayment !== 0)
    throw AppError.conflict(OPEN_BALANCE)
}

async function blankSeller(transaction: Knex, sellerId: string): Promise<void> {
  await transaction('seller')
    .where({ id: sellerId })
    .update({
      name: ERASED_NAME,
      handle: erasedHandle(sellerId),
      description: null,
      tax_id: '',
      state: '',
      city: '',
      postal_code: '',
      address_line: '',
      region: 'other',
      hectares: null,
      producer_history: null,
      phone: null,
      photo: null,
      certifications: null,
      email: '',
      store_status: 'INACTIVE',
      status_reason: 'Conta excluída a pedido do produtor',
      contract_signed: false,
      updated_at: transaction.fn.now(),
    })
  await transaction('commission_rule')
    .where({ reference: 'seller', reference_id: sellerId })
    .update({
      name: ERASED_NAME,
      metadata: null,
      is_active: false,
      updated_at: transaction.fn.now(),
    })
  await transaction('seller_note').where({ seller_id: sellerId }).delete()
  await transaction('wine_import').where({ seller_id: sellerId }).delete()
  await transaction('seller_freight').where({ seller_id: sellerId }).delete()
  await transaction('seller_pause').where({ seller_id: sellerId }).delete()
  await transaction('pix_key').where({ seller_id: sellerId }).delete()
  await transaction('order_message').where({ seller_id: sellerId }).delete()
  await transaction('tax_id_request')
    .whereIn(
      'order_id',
      transaction('seller_order').where({ seller_id: sellerId }).select('order_id'),
    )
    .delete()
  await forgetReturnsOf(transaction, sellerId)
  await transaction('notice').where({ seller_id: sellerId }).delete()
  await transaction('saved_view').where({ scope: sellerId }).delete()
  const locations = transaction('seller_stock_location')
    .where({ seller_id: sellerId })
    .select('stock_location_id')
  await transaction('stock_location_address')
    .whereIn(
      'id',
      transaction('stock_location').whereIn('id', locations.clone()).select('address_id'),
    )
    .update({
      address_1: '',
      address_2: null,
      city: null,
      province: null,
      postal_code: null,
      phone: null,
      company: null,
    })
  await transaction('stock_location').whereIn('id', locations).update({ name: ERASED_NAME })
}

async function removePictures(
  container: MedusaContainer,
  knex: Knex,
  sellerId: string,
): Promise<void> {
  for (let round = 0; round < imageRounds; round += 1) {
    await removeUnusedImages(container)
    const left = (await knex('image_upload')
      .where({ seller_id: sellerId })
      .andWhere('expires_at', '<=', knex.fn.now())
      .first('id')) as { id: string } | undefined
    if (!left) return
  }
}
