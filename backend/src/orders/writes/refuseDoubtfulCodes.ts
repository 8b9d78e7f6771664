import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { CODE_DOUBTS, doubtfulCodes, doubtsQuestion } from '#domain/orders/doubtfulCodes'
import { AppError } from '../../engine/errors/AppError'
import { usedCodes } from '../reads/usedCodes'

/**
 * Asks before codes are sent that look wrong: of another order, twice the same, of no carrier's pattern.
 *
 * @param codes by the path of their field in the request
 * @throws AppError conflict with the question, and at each field why
 */
export async function refuseDoubtfulCodes(
  knex: Knex,
  sellerId: string,
  codes: Readonly<Record<string, { code: string; orderId: string }>>,
): Promise<void> {
  const fields = Object.entries(codes)
  if (fields.length === 0) return
  const doubts = doubtfulCodes(
    Object.fromEntries(fields.map(([field, { code }]) => [field, code])),
    await usedCodes(knex, sellerId, Object.values(codes)),
  )
  const doubtful = Object.entries(doubts)
  if (doubtful.length === 0) return
  throw AppError.conflict(
    doubtsQuestion(doubtful.length),
    Object.fromEntries(doubtful.map(([field, doubt]) => [field, CODE_DOUBTS[doubt]])),
  )
}
