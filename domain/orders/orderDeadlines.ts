import { APPROVAL_HOURS } from '../limits'

/** Hours after which an order is late, from its payment by PIX or else from the order: its seller's answer, and its leaving the cellar. */
const ORDER_DEADLINES = { approve: APPROVAL_HOURS, ship: 5 * 24 } as const
export type LateFor = keyof typeof ORDER_DEADLINES
const LATE_FOR = Object.keys(ORDER_DEADLINES) as [LateFor, ...LateFor[]]

/** What an order can be late for: these steps, and the day that was promised to the buyer. */
export const LATE_REASONS = [...LATE_FOR, 'delivery'] as const
/** What staff's list of orders knows as late: for one of them, or for any. */
export const LATE_FILTERS = ['any', ...LATE_REASONS] as const
/** What a seller's own list can be asked for; the steps have tabs there. */
export const SELLER_LATE_FILTERS = ['delivery'] as const

/** Orders whose deadlines count from before this moment and that still wait for this step are late. */
export const lateBefore = (step: LateFor, now: Date): Date =>
  new Date(now.getTime() - ORDER_DEADLINES[step] * 3_600_000)
