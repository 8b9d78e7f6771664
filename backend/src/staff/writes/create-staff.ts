import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { normalizeEmail } from '#domain/values/email'
import { AppError } from '../../engine/errors/AppError'
import { createIdentity, findIdentity, isClaimed } from '../../account'

export interface CreateStaffInput {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * Makes a member of the staff who can sign in at /admin/login. Repeatable: a known member of the staff is
 * left as it is. Only scripts call it; no route makes staff.
 *
 * @returns the user's id, and whether this call made it
 * @throws AppError conflict when the e-mail belongs to a seller
 */
export async function createStaff(
  container: MedusaContainer,
  input: CreateStaffInput,
): Promise<{ id: string; isNew: boolean }> {
  const email = normalizeEmail(input.email)
  const users = container.resolve(Modules.USER)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await findIdentity(knex, email)
  const knownId = identity?.app_metadata?.user_id
  if (typeof knownId === 'string') return { id: knownId, isNew: false }
  if (identity && isClaimed(identity))
    throw AppError.conflict(`O e-mail ${email} já é de um produtor. Use outro para a equipe.`)
  const authIdentityId = await createIdentity(container, email, input.password, 'script')
  const [known] = await users.listUsers({ email })
  const user =
    known ??
    (await users.createUsers({ email, first_name: input.firstName, last_name: input.lastName }))
  await container
    .resolve(Modules.AUTH)
    .updateAuthIdentities([{ id: authIdentityId, app_metadata: { user_id: user.id } }])
  // the command makes administrators; others are invited by one
  await knex('staff_role')
    .insert({ user_id: user.id, role: 'administration' })
    .onConflict('user_id')
    .ignore()
  return { id: user.id, isNew: true }
}
