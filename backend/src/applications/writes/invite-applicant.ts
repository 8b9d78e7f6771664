import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { canInvite } from '#domain/applications/applicationStatus'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { INVITE_AGAIN_AFTER_SECONDS } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import { findApplication } from '../reads/findApplication'
import { lockApplication } from './lockApplication'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { createInvitation } from '../../team'
import { limitInvitations } from '../../account'

/**
 * Sends an applicant the link to a registration form that knows their answers. The application becomes 'approved'.
 * Invitation, mail, status and audit entry are kept together or not at all.
 *
 * An applicant with an open invitation gets no second mail unless staff ask for it (`again`), and then not within a
 * minute of the last one: a double click or a repeated call sends one mail (R31).
 *
 * @throws AppError not_found · conflict for who has registered already · too_many_requests
 */
export async function inviteApplicant(
  container: MedusaContainer,
  { applicationId, again, actor }: { applicationId: string; again: boolean; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const stored = await lockApplication(transaction, applicationId)
    const application = await findApplication(transaction, applicationId)
    if (!canInvite(application)) {
      throw AppError.conflict('Este produtor já se cadastrou na winex: não precisa de convite.')
    }
    const ageMs = stored.invited_at ? Date.now() - stored.invited_at.getTime() : Infinity
    if (ageMs < INVITE_AGAIN_AFTER_SECONDS * 1000) return
    if (application.invitation === 'open' && !again) return

    await limitInvitations(transaction, {
      inviter: actor.id,
      email: stored.responsible_email,
      actor,
    })
    const invitation = await createInvitation(
      container,
      {
        email: stored.responsible_email,
        name: stored.responsible_name,
        prefill: prefillOf(stored.brand, stored.city),
        actor,
      },
      transaction,
    )
    await transaction('suppliers').where({ id: stored.id }).update({
      status: 'approved',
      invited_at: transaction.fn.now(),
      invitation_id: invitation.id,
      updated_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: 'application.invite',
      resource: 'application',
      resourceId: stored.id,
      sellerId: null,
      before: { status: stored.status, invited_at: stored.invited_at },
      after: {
        status: 'approved',
        invited_at: new Date().toISOString(),
        email: stored.responsible_email,
      },
    })
  })
}

const CITY_AND_STATE = /^(.+?)\s*[,/–-]\s*([A-Za-z]{2})$/

/** The landing page asks for the city in one field; many write 'Garibaldi, RS' or 'Garibaldi/RS'. */
function prefillOf(brand: string, city: string): { name: string; city: string; state?: string } {
  const parts = CITY_AND_STATE.exec(city.trim())
  const state = parts?.[2]?.toUpperCase() ?? ''
  return parts?.[1] && Object.hasOwn(BRAZILIAN_STATES, state)
    ? { name: brand, city: parts[1], state }
    : { name: brand, city }
}
