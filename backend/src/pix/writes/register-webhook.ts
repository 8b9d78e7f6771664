import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import type { Bank } from '../bank/bank'

/**
 * Tells the bank where to call when money comes in, and asks it what it has kept.
 * @returns the address, without its secret
 * @throws AppError conflict without a secret, or when the bank keeps another address · BankError
 */
export async function registerWebhook(
  bank: Pick<Bank, 'putWebhook' | 'readWebhook'>,
): Promise<string> {
  const { WINEX_PIX_WEBHOOK_SECRET: secret } = env
  const site = env.WINEX_PIX_WEBHOOK_URL ?? env.WINEX_PUBLIC_URL
  if (secret === undefined)
    throw AppError.conflict(
      'Defina WINEX_PIX_WEBHOOK_SECRET (32 letras e números ou mais), a parte do endereço que só o banco conhece.',
    )
  const base = `${site.replace(/\/+$/, '')}/api/webhooks/pix/`
  await bank.putWebhook(`${base}${secret}`)
  if ((await bank.readWebhook()) !== `${base}${secret}`)
    throw AppError.conflict('O banco guardou outro endereço do que o nosso. Tente de novo.')
  return `${base}…`
}
