import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Requests of one sender per minute, good or bad, before the database is even asked. */
const limiter = new RateLimiterMemory({ points: 1200, duration: 60 })

/**
 * @param sender the address's key
 * @returns seconds to wait, or null when the request may pass
 */
export async function senderFlood(sender: string): Promise<number | null> {
  try {
    await limiter.consume(sender)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}
