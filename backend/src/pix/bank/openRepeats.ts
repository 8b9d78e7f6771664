import { setTimeout as wait } from 'node:timers/promises'
import { BankError } from './BankError'

const REPETITIONS = 2
const FIRST_PAUSE_MS = 200
/** Of what may be done although the answer was lost: leaves time to ask what became of it. */
const SHARE_OF_FIRST = 0.6
/** The request may stand already, by us before a crash or by the request whose answer was lost. */
const MAY_STAND = [400, 409, 422]

type Attempt<T> = (signal: AbortSignal) => Promise<T>

export interface Repeats {
  /** For what may be asked as often as one likes: again at most twice, as long as the bank says `later`. */
  repeat: <T>(attempt: Attempt<T>) => Promise<T>
  /**
   * For what is done once: when the answer is lost, or the bank refuses because it has it already, `find` asks what
   * the bank has. It is put again only when the bank has nothing.
   * @param find answers null when it was not done
   */
  settle: <T>(put: Attempt<T>, find: Attempt<T | null>) => Promise<T>
}

/** @param deadlineMs all attempts together */
export function openRepeats(deadlineMs: number): Repeats {
  const repeatUntil = async <T>(attempt: Attempt<T>, end: AbortSignal): Promise<T> => {
    for (let repetition = 0; ; repetition += 1) {
      try {
        return await attempt(end)
      } catch (error) {
        if (!isWorthAnother(error) || repetition === REPETITIONS || end.aborted) throw error
        await pause(repetition, end, error)
      }
    }
  }
  return {
    repeat: (attempt) => repeatUntil(attempt, AbortSignal.timeout(deadlineMs)),
    settle: async (put, find) => {
      const end = AbortSignal.timeout(deadlineMs)
      for (let repetition = 0; ; repetition += 1) {
        const share = AbortSignal.timeout(deadlineMs * SHARE_OF_FIRST)
        try {
          return await put(repetition === 0 ? AbortSignal.any([end, share]) : end)
        } catch (error) {
          const isLost = isWorthAnother(error)
          if (!isLost && !mayStand(error)) throw error
          // Nobody knows then whether it was done: also not after a refusal, which may only say that the bank has it already.
          const found = await repeatUntil(find, end).catch((problem: unknown) => {
            throw isLost && isLater(problem) ? error : problem
          })
          if (found !== null) return found
          if (!isLost || repetition === REPETITIONS || end.aborted) throw error
          await pause(repetition, end, error)
        }
      }
    },
  }
}

const isLater = (error: unknown): boolean => error instanceof BankError && error.kind === 'later'

const isWorthAnother = (error: unknown): boolean =>
  error instanceof BankError && error.kind === 'later' && error.wasSent

const mayStand = (error: unknown): boolean =>
  error instanceof BankError && error.status !== undefined && MAY_STAND.includes(error.status)

/** Longer from time to time, and not the same for all who wait. Ends with the deadline, by what went wrong before. */
async function pause(repetition: number, end: AbortSignal, error: unknown): Promise<void> {
  const ms = FIRST_PAUSE_MS * 2 ** repetition * (0.75 + Math.random() / 2)
  await wait(ms, undefined, { signal: end }).catch(() => {
    throw error
  })
}
