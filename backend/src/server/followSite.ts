import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { logError } from '../engine/errors/logError'
import { readSite } from '../site'
import { repeat } from './repeat'

/** With a gateway's look at its engine (ops/serve/followSite) a change is everywhere within five seconds. */
const FOLLOW_MS = 1_500

/**
 * Reads what administration has set, now and from then on, also where another engine has taken the change. Without the
 * database the last values stay.
 *
 * @returns a function that stops after the look under way
 */
export async function followSite(knex: Knex): Promise<() => Promise<void>> {
  await readSite(knex)
  let isLost = false
  return repeat(
    async () => {
      await readSite(knex)
      isLost = false
      return false
    },
    FOLLOW_MS,
    (error) => {
      // once, and not at each look
      if (!isLost) logError('reading the settings', error)
      isLost = true
    },
  )
}
