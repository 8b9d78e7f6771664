import { cleanLine } from '../text/plainText'
import { canSetStoreStatus } from './seller'
import { readStoreStatus } from './storeStatus'

/** What a change of a seller's status means; each has its own words, on the screen and in the mail. */
export type StatusSwitch = 'approve' | 'refuse' | 'deactivate' | 'reactivate'

/** Of a seller: the status, and what the audit trail knows of those before. */
export interface Standing {
  store_status?: unknown
  /** Registered, and not once made active. */
  never_approved?: boolean | undefined
}

/** Whether the seller becomes active by an approval only: a registration that waits, was refused or was suspended before it. */
export function needsApproval({ store_status, never_approved = false }: Standing): boolean {
  const status = readStoreStatus(store_status)
  return status === 'pending' || (status !== 'active' && never_approved)
}

/** Which of them leads from the status of now to the other; null when none does (R37). */
export function statusSwitch(seller: Standing, to: unknown): StatusSwitch | null {
  if (!canSetStoreStatus(seller.store_status, to)) return null
  const isNew = needsApproval(seller)
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
