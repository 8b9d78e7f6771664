import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { listen } from '../../database/listen'

let isListening = false

/**
 * Hears whose notices, or marks of what is read, any engine has written, from the first call on. One connection per
 * engine, however many people follow.
 *
 * @param onChange with the seller's id; without one anything may have changed
 */
export function hearNotices(knex: Knex, onChange: (sellerId?: string) => void): void {
  if (isListening) return
  isListening = true
  listen(knex, 'winex_notice', { onMessage: onChange, onGap: () => onChange() })
}
