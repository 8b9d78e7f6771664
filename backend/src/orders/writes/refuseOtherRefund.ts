import type { PaidFacts } from '#domain/orders/orderRefund'
import { formatBRL } from '#domain/values/money'
import { AppError } from '../../engine/errors/AppError'

/**
 * Somebody else gave back meanwhile: it may have been for the same bottles.
 *
 * @param expected cents that were given back as the caller's screen showed them
 * @throws AppError conflict (`current {refunded}`)
 */
export function refuseOtherRefund({ refunded }: PaidFacts, expected: number): void {
  if (refunded === expected) return
  throw new AppError(
    'conflict',
    `Outra pessoa reembolsou um valor enquanto você decidia: já são ${formatBRL(refunded)}. Confira e decida de novo.`,
    { current: { refunded } },
  )
}
