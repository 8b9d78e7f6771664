import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ApplicationUpdateRequest } from '#domain/applications/applicationWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockApplication } from './lockApplication'

/**
 * Writes what staff keep about an application: status and notes, both or none, with their audit entry.
 *
 * @throws AppError not_found · conflict when a colleague changed it since `expected_updated_at`
 */
export async function updateApplication(
  container: MedusaContainer,
  input: { applicationId: string; changes: ApplicationUpdateRequest; actor: Actor },
): Promise<void> {
  const { status, notes, expected_updated_at } = input.changes
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const stored = await lockApplication(transaction, input.applicationId)
    const before = { status: stored.status, notes: stored.notes }
    const after = {
      status: status ?? stored.status,
      notes: notes === undefined ? stored.notes : notes || null,
    }
    // The same once more is no conflict: a lost answer is repeated in peace (R31).
    if (after.status === before.status && after.notes === before.notes) return
    if (
      expected_updated_at !== undefined &&
      new Date(expected_updated_at).getTime() !== stored.updated_at.getTime()
    ) {
      throw new AppError(
        'conflict',
        'Esta candidatura mudou enquanto você editava. Recarregue para ver os dados atuais antes de salvar.',
        { current: { ...before, updated_at: stored.updated_at.toISOString() } },
      )
    }
    await transaction('suppliers')
      .where({ id: stored.id })
      .update({ ...after, updated_at: transaction.fn.now() })
    await recordAudit(transaction, {
      actor: input.actor,
      action: 'application.update',
      resource: 'application',
      resourceId: stored.id,
      sellerId: null,
      before,
      after,
    })
  })
}
