import { APPROVAL_HOURS } from '../limits'

/** Hours from placing an order after which it is late: its seller's answer, and its leaving the cellar. */
const ORDER_DEADLINES = { approve: APPROVAL_HOURS, ship: 5 * 24 } as const
export type LateFor = keyof typeof ORDER_DEADLINES
export const LATE_FOR = Object.keys(ORDER_DEADLINES) as [LateFor, ...LateFor[]]

/** Orders placed before this moment that still wait for this step are late. */
export const lateBefore = (step: LateFor, now: Date): Date =>
  new Date(now.getTime() - ORDER_DEADLINES[step] * 3_600_000)
