import type { BankReceipt, OwnRefund } from './reconcile'

/**
 * What a bank gave back of a payment that we did not ask for: by itself (the special return of the rules of Pix, for fraud or a
 * failure), or by somebody in its own application. Only what it has carried out, so that the sum never falls.
 *
 * @param own what we asked for: one that failed is no longer asked for
 * @returns cents
 */
export function takenBack(
  refunds: BankReceipt['refunds'],
  own: readonly Pick<OwnRefund, 'id' | 'state'>[],
): number {
  const asked = new Set(own.filter(({ state }) => state !== 'failed').map(({ id }) => id))
  return refunds
    .filter(({ id, state }) => state === 'DEVOLVIDO' && !asked.has(id))
    .reduce((sum, { amount }) => sum + amount, 0)
}
