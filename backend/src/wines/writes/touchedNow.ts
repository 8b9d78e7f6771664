import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * A new value of a wine's updated_at that differs from the old one at least by the millisecond the wire shows, so
 * that `expected_updated_at` tells two writes in one millisecond apart.
 */
export const touchedNow = (transaction: Knex): Knex.Raw =>
  transaction.raw(`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`)
