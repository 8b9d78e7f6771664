import type { MedusaContainer } from '@medusajs/framework/types'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { followTakenBack } from '../pix'

/** Reads from the bank's own list what it gave back without being asked. Several engines may do so at once. */
export default async function readPixReturns(container: MedusaContainer): Promise<void> {
  if (hasPix(env))
    await followTakenBack(container).catch((error: unknown) =>
      logError("the bank's list of what went back", error),
    )
}

/** Once a day. */
export const config = { name: 'read-pix-returns', schedule: '20 8 * * *' }
