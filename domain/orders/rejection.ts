/**
 * What a rejection does with the buyer's money: give back what was paid, or what is left of it, withdraw what was
 * authorized, or nothing.
 */
export function moneyOfRejection(
  paymentStatus: string | null | undefined,
): 'refunded' | 'rest_refunded' | 'withdrawn' | 'none' {
  if (/partially_(captured|refunded)/.test(paymentStatus ?? '')) return 'rest_refunded'
  if (/captured|^paid$/.test(paymentStatus ?? '')) return 'refunded'
  return /authorized/.test(paymentStatus ?? '') ? 'withdrawn' : 'none'
}
