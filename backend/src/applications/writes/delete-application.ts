import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { canDelete } from '#domain/applications/applicationStatus'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'
import { findApplication } from '../reads/findApplication'
import { forgetApplication } from './forgetApplications'
import { lockApplication } from './lockApplication'

/**
 * Deletes an application whose applicant asks for it, as the privacy policy promises (LGPD, art. 18, VI). The audit entry
 * holds nothing of the application.
 *
 * @throws AppError not_found · conflict for who has an account
 */
export async function deleteApplication(
  container: MedusaContainer,
  { applicationId, actor }: { applicationId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    await lockApplication(transaction, applicationId)
    if (!canDelete(await findApplication(transaction, applicationId))) {
      throw AppError.conflict(
        'Este produtor já se cadastrou na winex: a candidatura é excluída com a conta dele.',
      )
    }
    const mailIds = await forgetApplication(transaction, applicationId)
    await recordAudit(transaction, {
      actor,
      action: 'application.delete',
      resource: 'application',
      resourceId: applicationId,
      sellerId: null,
    })
    // Files first: when the rest fails, the request is made again and finds the rows.
    await removeMailFiles(mailIds)
  })
}
