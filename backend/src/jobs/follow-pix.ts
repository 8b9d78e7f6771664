import type { MedusaContainer } from '@medusajs/framework/types'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { bookNotices, followCharges, sendRefunds } from '../pix'

/**
 * What is to be asked of the bank: payments it told us of, charges, refunds. Several engines share the rows; each part runs although
 * another one fails.
 */
export default async function followPix(container: MedusaContainer): Promise<void> {
  if (!hasPix(env) || isAtIt) return
  isAtIt = true
  try {
    await followAll(container)
  } finally {
    isAtIt = false
  }
}

/** A slow bank makes a run longer than the pause to the next one. */
let isAtIt = false

async function followAll(container: MedusaContainer): Promise<void> {
  const parts = {
    'payments that the bank told of': bookNotices,
    'charges at the bank': followCharges,
    'refunds at the bank': sendRefunds,
  }
  for (const [what, act] of Object.entries(parts))
    await act(container).catch((error: unknown) => logError(what, error))
}

/** Every three seconds. */
export const config = { name: 'follow-pix', schedule: '*/3 * * * * *' }
