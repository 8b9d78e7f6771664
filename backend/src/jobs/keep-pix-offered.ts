import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env, hasPix } from '../env'
import { logError } from '../engine/errors/logError'
import { offerPix } from '../marketplace'
import { isPixOffered } from '../pix'

/**
 * The bank's certificate may end while the site runs: the shop then lists no PIX among the ways to pay, as it would be refused when it
 * is chosen. With a new one it does again, also where an engine with the old one ran beside for a while.
 */
export default async function keepPixOffered(container: MedusaContainer): Promise<void> {
  if (!hasPix(env)) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await offerPix(knex, isPixOffered(new Date())).catch((error: unknown) =>
    logError('PIX among the ways to pay', error),
  )
}

/** Every minute. */
export const config = { name: 'keep-pix-offered', schedule: '* * * * *' }
