import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ApplicationStatus } from '#domain/applications/applicationStatus'
import { AppError } from '../../engine/errors/AppError'

/** What a change of an application is decided by. */
export interface LockedApplication {
  id: string
  brand: string
  responsible_name: string
  responsible_email: string
  city: string
  status: ApplicationStatus
  notes: string | null
  invited_at: Date | null
  invitation_id: string | null
  updated_at: Date
}

/**
 * An application that nobody else changes until the caller's transaction ends.
 *
 * @throws AppError not_found
 */
export async function lockApplication(
  transaction: Knex,
  applicationId: string,
): Promise<LockedApplication> {
  const row = await transaction<LockedApplication & { deleted_at: Date | null }>('suppliers')
    .where({ id: applicationId, deleted_at: null })
    .forUpdate()
    .first()
  if (!row) throw AppError.notFound('Candidatura não encontrada.')
  return row
}
