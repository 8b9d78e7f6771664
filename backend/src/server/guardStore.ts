import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Request } from 'express'
import { AppError } from '../errors/AppError'
import { isMissingStoreRecord } from './missingStoreRecord'
import { refusedStoreField } from './storeFields'

/**
 * What the engine's own store routes must not be asked.
 *
 * @throws AppError invalid_data for a field that is not public · not_found for a missing cart or payment
 */
export async function guardStore(knex: Knex, request: Request): Promise<void> {
  const refused = refusedStoreField(request.query.fields)
  if (refused) throw AppError.invalid(`O campo ${refused} não é público.`, { fields: refused })
  if (await isMissingStoreRecord(knex, request.path)) throw AppError.notFound()
}
