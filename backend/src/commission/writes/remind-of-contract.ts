import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { reminderProblem } from '#domain/commission/contractReminder'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { contractReminderMail } from '../mails/contractReminderMail'
import { queueMail } from '../../engine/mail/queueMail'
import { lastReminder } from '../../sellers'

interface Row {
  name: string
  email: string | null
  store_status: string
  contract_signed: boolean
  rate: string | null
}

/**
 * Staff remind a producer by mail to sign the contract, once a day at most for the whole team.
 *
 * @throws AppError not_found · conflict when there is nothing to sign, or a reminder was sent within a day
 */
export async function remindOfContract(
  container: MedusaContainer,
  { sellerId, actor, now }: { sellerId: string; actor: Actor; now: Date },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const seller = await lockSeller(transaction, sellerId)
    const problem = reminderProblem(
      {
        ...seller,
        rate: seller.rate === null ? null : Number(seller.rate),
        reminded_at: await lastReminder(transaction, sellerId),
      },
      now,
    )
    if (problem) throw AppError.conflict(problem)
    await queueMail(container, transaction, {
      to: seller.email ?? '',
      sellerId,
      template: 'contract-reminder',
      ...contractReminderMail({
        name: seller.name,
        portalUrl: `${env.WINEX_PUBLIC_URL}/portal`,
      }),
    })
    await recordAudit(transaction, {
      actor,
      action: 'contract.reminder',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
    })
  })
}

async function lockSeller(transaction: Knex, sellerId: string): Promise<Row> {
  const [row] = await runStatement<Row>(
    transaction,
    `select s.name, s.email, s.store_status, s.contract_signed,
            (select t.percentage_rate from commission_rule c join commission_rate t on t.rule_id = c.id and t.deleted_at is null
              where c.reference = 'seller' and c.reference_id = s.id and c.is_active and c.deleted_at is null limit 1) as rate
       from seller s where s.id = $1 and s.deleted_at is null for update of s`,
    [sellerId],
  )
  if (!row) throw AppError.notFound('Vendedor nao encontrado.')
  return row
}
