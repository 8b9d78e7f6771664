import type { MedusaContainer } from '@medusajs/framework/types'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { followList } from '../pix'

/** Reads what came in from the bank's own list, so that no webhook is needed to be right. */
export default async function readPixList(container: MedusaContainer): Promise<void> {
  if (hasPix(env))
    await followList(container).catch((error: unknown) => logError("the bank's list", error))
}

/** Every three minutes. */
export const config = { name: 'read-pix-list', schedule: '*/3 * * * *' }
