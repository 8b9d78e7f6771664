import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * The query builder puts a failed statement before the driver's words, with its values filled in: they would reach the log,
 * keys and addresses of people among them. The engine passes no such option on, so it is set on the client itself.
 */
export function keepValuesFromErrors(knex: Knex): void {
  const { config } = knex.client as { config: Knex.Config }
  config.compileSqlOnError = false
}
