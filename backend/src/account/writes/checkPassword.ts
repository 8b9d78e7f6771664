import type { MedusaContainer } from '@medusajs/framework/types'
import { AppError } from '../../engine/errors/AppError'
import { isPassword } from './isPassword'

/**
 * Makes sure that a signed-in person knows their password, before what cannot be undone.
 *
 * @throws AppError invalid_data with `errors.password`
 */
export async function checkPassword(
  container: MedusaContainer,
  { email, password, ipAddress }: { email: string; password: string; ipAddress: string },
): Promise<void> {
  if (!(await isPassword(container, { email, password }, ipAddress)))
    throw AppError.invalid('Senha incorreta', { password: 'Senha incorreta' })
}
