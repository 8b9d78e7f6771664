import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'

/**
 * Makes sure that a signed-in person knows their password, before what cannot be undone.
 *
 * @throws AppError invalid_data with `errors.password`
 */
export async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { success } = await container
    .resolve(Modules.AUTH)
    .authenticate('emailpass', { body: { email, password } })
  if (!success) throw AppError.invalid('Senha incorreta', { password: 'Senha incorreta' })
}
