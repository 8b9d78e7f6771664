import { lazyDialog } from './lazyDialog'
import type ReasonForm from './ReasonForm'

/** Asks before a decision, and for the reason that somebody else reads (R31). What was typed stays after a failure. */
export const ReasonDialog = lazyDialog(() => import('./ReasonForm')) as typeof ReasonForm
