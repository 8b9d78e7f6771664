import type { MedusaContainer } from '@medusajs/framework/types'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { bookNotices, followCharges, sendRefunds } from '../pix'

const PARTS = {
  'payments that the bank told of': bookNotices,
  'charges at the bank': followCharges,
  'refunds at the bank': sendRefunds,
}

/** A slow bank, or a long line, makes a part longer than the pause to its next run. */
const underWay = new Set<string>()

/**
 * What is to be asked of the bank: payments it told us of, charges, refunds. Several engines share the rows; no part waits for a long
 * line of another one, and each runs although another one fails.
 */
export default async function followPix(container: MedusaContainer): Promise<void> {
  if (!hasPix(env)) return
  const run = async ([what, act]: [string, typeof bookNotices]): Promise<void> => {
    if (underWay.has(what)) return
    underWay.add(what)
    await act(container)
      .catch((error: unknown) => logError(what, error))
      .finally(() => underWay.delete(what))
  }
  await Promise.all(Object.entries(PARTS).map(run))
}

/** Every three seconds. */
export const config = { name: 'follow-pix', schedule: '*/3 * * * * *' }
