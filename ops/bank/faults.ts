import { z } from 'zod'

/** What goes wrong at the demonstration bank from now on. */
export const faultsSchema = z.strictObject({
  /** Every answer comes so much later; the work is done at once, as at a bank whose answer is lost. */
  slowMs: z.coerce.number().int().min(0).max(120_000),
  /** Every call is answered 503. */
  down: z.stringbool().or(z.boolean()),
  /** So many of the next answers are never sent, although the work is done. */
  loseAnswers: z.coerce.number().int().min(0).max(1_000),
  /** Answers about charges name one cent more. */
  wrongAmount: z.stringbool().or(z.boolean()),
  /** The work is done, and no answer of the API can be read. */
  unreadable: z.stringbool().or(z.boolean()),
  webhook: z.enum(['once', 'twice', 'never', 'late']),
  /** How far the bank's clock is ahead; below zero, behind. */
  clockSkewSeconds: z.coerce.number().int().min(-86_400).max(86_400),
  /** Refunds asked for from now on end as NAO_REALIZADO. */
  refuseRefund: z.stringbool().or(z.boolean()),
})
export type Faults = z.infer<typeof faultsSchema>

export const NO_FAULTS: Faults = {
  slowMs: 0,
  down: false,
  loseAnswers: 0,
  wrongAmount: false,
  unreadable: false,
  webhook: 'once',
  clockSkewSeconds: 0,
  refuseRefund: false,
}
