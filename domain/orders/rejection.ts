/** Shorter says nothing to the buyer. */
const REASON_MIN = 3

/** Why a rejection cannot be sent with this reason, or null. The portal asks for it; hosts of spec §7 send none. */
export const rejectReasonProblem = (reason: string): string | null =>
  reason.trim().length < REASON_MIN ? 'Diga o motivo: o cliente recebe este texto.' : null

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
