import { cleanLine } from '../text/plainText'
import { canSetStoreStatus } from './seller'
import { readStoreStatus } from './storeStatus'

/** What a change of a seller's status means; each has its own words, on the screen and in the mail. */
export type StatusSwitch = 'approve' | 'refuse' | 'deactivate' | 'reactivate'

/** Which of them leads from one status to the other; null when none does (R37). */
export function statusSwitch(from: unknown, to: unknown): StatusSwitch | null {
  if (!canSetStoreStatus(from, to)) return null
  const isNew = readStoreStatus(from) === 'pending'
  if (readStoreStatus(to) === 'active') return isNew ? 'approve' : 'reactivate'
  return isNew ? 'refuse' : 'deactivate'
}

/** What is wrong with the reason, or null: a refusal needs one, which the producer reads. */
export const switchReasonProblem = (
  action: StatusSwitch,
  reason: string | null | undefined,
): string | null =>
  action === 'refuse' && cleanLine(reason ?? '') === ''
    ? 'Explique o motivo: o produtor vai lê-lo.'
    : null
