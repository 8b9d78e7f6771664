import { APPROVAL_HOURS } from '../limits'

/** Hours from placing an order after which it is late: its seller's answer, and its leaving the cellar. */
const ORDER_DEADLINES = { approve: APPROVAL_HOURS, ship: 5 * 24 } as const
export type LateFor = keyof typeof ORDER_DEADLINES
const LATE_FOR = Object.keys(ORDER_DEADLINES) as [LateFor, ...LateFor[]]

/** What the lists of orders know as late: for these steps, for the day that was promised to the buyer, or for any of them. */
export const LATE_FILTERS = ['any', ...LATE_FOR, 'delivery'] as const
/** What a seller's own list can be asked for; the steps have tabs there. */
export const SELLER_LATE_FILTERS = ['delivery'] as const

/** Orders placed before this moment that still wait for this step are late. */
export const lateBefore = (step: LateFor, now: Date): Date =>
  new Date(now.getTime() - ORDER_DEADLINES[step] * 3_600_000)
