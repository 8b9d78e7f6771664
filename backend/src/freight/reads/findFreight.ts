import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { FreightTable } from '#domain/freight/freightTable'
import { suggestedFreight } from '#domain/freight/suggestedFreight'
import type { FreightResponse } from '#domain/freight/freightWire'
import { siteInForce } from '../../site'

/** A row of `seller_freight`. */
export interface FreightRow {
  version: number
  handling_days: number
  free_above: string | number | null
  states: FreightTable['states']
}

/** A seller's table in force now, with its version, and what is proposed. For a seller, the id comes from the session. */
export async function findFreight(knex: Knex, sellerId: string): Promise<FreightResponse> {
  const row = (await knex('seller_freight').where({ seller_id: sellerId }).first()) as
    | FreightRow
    | undefined
  const seller = (await knex('seller').where({ id: sellerId }).first('state')) as
    | { state: string | null }
    | undefined
  return {
    freight: { ...freightOf(row), version: row?.version ?? 0 },
    suggestion: siteInForce().isFreightOwn
      ? startFreight()
      : { ...startFreight(), states: suggestedFreight(seller?.state ?? null) },
  }
}

/** The table of a row; without one, the start table. */
export const freightOf = (row: FreightRow | null | undefined): FreightTable =>
  row
    ? {
        free_above: row.free_above === null ? null : Number(row.free_above),
        handling_days: row.handling_days,
        states: row.states,
      }
    : startFreight()

const startFreight = (): FreightTable => ({
  free_above: null,
  handling_days: siteInForce().freightHandlingDays,
  states: siteInForce().freightStates,
})
