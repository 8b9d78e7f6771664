import type { Problema } from '#domain/pix/bankApi'

/**
 * - `ours`: what we sent, our right or our certificate; asking again changes nothing
 * - `theirs`: the bank's answer is not what was asked for or cannot be read; a person has to look
 * - `later`: no answer, or the bank says that it cannot now; what was asked may have been done all the same
 */
export type BankErrorKind = 'ours' | 'theirs' | 'later'

/** Minutes by which the bank's clock may be behind ours. */
const CLOCK_MINUTES = 10

/**
 * Some banks refuse a period that ends in their future, and their clock may be behind ours.
 *
 * @param to where a refused period ended
 * @returns where it can end instead; null when that was not why
 */
export function earlierEnd(error: unknown, to: Date, now: Date): Date | null {
  const earlier = new Date(now.getTime() - CLOCK_MINUTES * 60_000)
  const isRefused =
    error instanceof BankError && error.kind === 'ours' && [400, 422].includes(error.status ?? 0)
  return isRefused && to > earlier ? earlier : null
}

/** So much of the bank's words is kept of what it says of a failure: an answer may have megabytes. */
export const WORDS_MAX = 500

/** A call at the bank that failed. The message is for people, in Portuguese, without secrets. */
export class BankError extends Error {
  override readonly name = 'BankError'
  readonly status?: number
  readonly problem?: Problema
  /** False: nothing was sent, as the bank does not answer anybody at present. */
  readonly wasSent: boolean

  constructor(
    readonly kind: BankErrorKind,
    message: string,
    details: {
      status?: number
      problem?: Problema | undefined
      wasSent?: boolean
      cause?: unknown
    } = {},
  ) {
    super(message.slice(0, WORDS_MAX), { cause: details.cause })
    this.wasSent = details.wasSent ?? true
    if (details.status !== undefined) this.status = details.status
    if (details.problem !== undefined) this.problem = details.problem
  }
}
