import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isLegalEntity } from '#domain/values/taxId'
import type { Actor } from '../../engine/actor/actor'
import { runStatement } from '../../engine/database/runStatement'
import { bookOrders, failPayout, payPayout, prepareBatch, setPixKey } from '../../money'
import { DEMO_ORIGIN, type LoadedSeller } from './loadSellers'

/** Orders placed so many days ago were paid out before; what came later is open. */
const PAID_OUT_DAYS = 50
/** Of the bank that pays in the demonstration. */
const END_TO_END = 'E18236120202601051200demo'

/** The demonstration's money is in the ledger: its orders can no longer be deleted and placed again. */
export async function isLedgerOpen(container: MedusaContainer): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await runStatement(knex, 'select 1 from ledger_entry limit 1')).length > 0
}

/** Keys, the orders' money, one batch of payouts that the bank has answered: all by the production's own workflows. */
export async function openLedger(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  actor: Actor,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const seller of sellers) if (seller.plan.signed) await openKey(container, knex, seller)
  await book(knex, `created_at < now() - interval '${PAID_OUT_DAYS} days'`)
  const paidOut = sellers.filter(({ plan }) => plan.signed).map(({ sellerId }) => sellerId)
  const batchId = await prepareBatch(container, {
    sellerIds: paidOut,
    expected: null,
    limitCents: 0,
    idempotencyKey: 'demo-batch',
    actor,
  })
  const payouts = (await knex('payout')
    .where({ batch_id: batchId })
    .orderBy('amount', 'desc')
    .select('id', 'number')) as { id: string; number: string }[]
  for (const [place, { id, number }] of payouts.entries()) {
    const isLast = place > 0 && place === payouts.length - 1
    if (isLast)
      await failPayout(container, { payoutId: id, reason: 'Chave PIX não encontrada', actor })
    else
      await payPayout(container, {
        payoutId: id,
        endToEndId: `${END_TO_END}${number.padStart(7, '0')}`,
        actor,
      })
  }
  await book(knex, 'true')
}

async function openKey(
  container: MedusaContainer,
  knex: Knex,
  { sellerId, memberId, plan }: LoadedSeller,
): Promise<void> {
  await setPixKey(container, {
    sellerId,
    kind: isLegalEntity(plan.request.tax_id) ? 'cnpj' : 'cpf',
    typed: plan.request.tax_id,
    actor: { type: 'seller', id: memberId, email: plan.request.member.email, origin: DEMO_ORIGIN },
  })
  await knex('pix_key')
    .where({ seller_id: sellerId })
    .update({
      usable_at: knex.raw(`now() - interval '60 days'`),
      created_at: knex.raw(`now() - interval '62 days'`),
    })
}

async function book(knex: Knex, which: string): Promise<void> {
  const rows = await runStatement<{ id: string }>(
    knex,
    `select id from "order" where metadata ->> 'demo_key' is not null and ${which} order by created_at`,
  )
  await knex.transaction((transaction) =>
    bookOrders(
      transaction,
      rows.map(({ id }) => id),
      { type: 'system', id: null },
      { keepTimestamps: true },
    ),
  )
}
