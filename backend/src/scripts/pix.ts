import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../engine/errors/AppError'
import { BankError, CertificateProblem, reconcileDay, registerWebhook, theBank } from '../pix'
import { runScript } from './runScript'

/**
 * Run by `npm run pix` (ops/run): `webhook`, or `reconcile` and a day (yyyy-MM-dd). Prints `pix webhook` and the address, or
 * `pix day` and the day's sums and differences as JSON.
 */
runScript('pix', async (container, [command, day = '']) => {
  try {
    const bank = theBank()
    if (!bank)
      throw AppError.conflict(
        'A winex não está ligada a um banco para receber por PIX: defina WINEX_PIX_URL.',
      )
    if (command === 'webhook') return `webhook ${await registerWebhook(bank)}`
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    return `day ${JSON.stringify(await reconcileDay(knex, bank, day, new Date()))}`
  } catch (error) {
    // their messages are for people
    if (error instanceof BankError || error instanceof CertificateProblem)
      throw AppError.conflict(error.message)
    throw error
  }
})
