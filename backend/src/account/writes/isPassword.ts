import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { inHashTurn } from './inHashTurn'

/** Whether it is the password of the sign-in with this e-mail, compared when it is this address's turn. */
export async function isPassword(
  container: MedusaContainer,
  body: { email: string; password: string },
  ipAddress: string,
): Promise<boolean> {
  const { success } = await inHashTurn(ipAddress, () =>
    container.resolve(Modules.AUTH).authenticate('emailpass', { body }),
  )
  return success
}
