import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { offerPix } from '../marketplace'
import { isPixOffered } from '../pix'

/**
 * The bank's certificate may end while the site runs: the shop then lists no PIX among the ways to pay, as it would be refused when it
 * is chosen. The start with a new certificate offers it again.
 */
export default async function withdrawPix(container: MedusaContainer): Promise<void> {
  if (!hasPix(env) || isPixOffered(new Date())) return
  await offerPix(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), false).catch(
    (error: unknown) => logError('PIX among the ways to pay', error),
  )
}

/** Every minute. */
export const config = { name: 'withdraw-pix', schedule: '* * * * *' }
