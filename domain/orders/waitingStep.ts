import { APPROVAL_HOURS } from '../limits'

/**
 * What an order waits for its seller to do, most urgent first (issue 14.1): answer it, tell the tracking code of a package
 * that is packed, pack what is left. The database says which (`read_model.waiting_step`).
 */
export const WAITING_STEPS = ['approve', 'ship', 'pack'] as const

/** Until when a seller should have answered an order (docs/decisions/05). What is only authorized by hand ends later by itself (decision 06). */
export const approvalDeadline = (dueFrom: string | Date): Date =>
  new Date(new Date(dueFrom).getTime() + APPROVAL_HOURS * 3_600_000)

/** Hours until the deadline, rounded down; negative when it has passed. */
export const hoursToApprove = (dueFrom: string | Date, now: Date): number =>
  Math.floor((approvalDeadline(dueFrom).getTime() - now.getTime()) / 3_600_000)
