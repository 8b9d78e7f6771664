import type { Problema } from '#domain/pix/bankApi'

/**
 * - `ours`: what we sent, our right or our certificate; asking again changes nothing
 * - `theirs`: the bank's answer is not what was asked for or cannot be read; a person has to look
 * - `later`: no answer, or the bank says that it cannot now; what was asked may have been done all the same
 */
export type BankErrorKind = 'ours' | 'theirs' | 'later'

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
    super(message, { cause: details.cause })
    this.wasSent = details.wasSent ?? true
    if (details.status !== undefined) this.status = details.status
    if (details.problem !== undefined) this.problem = details.problem
  }
}
