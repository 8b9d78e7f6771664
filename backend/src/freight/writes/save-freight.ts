import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { FreightTable } from '#domain/freight/freightTable'
import { freightFields } from '#domain/freight/freightFields'
import type { FreightRequest } from '#domain/freight/freightWire'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { AppError } from '../../engine/errors/AppError'
import { freightOf, type FreightRow } from '../reads/findFreight'

/**
 * Saves a seller's freight table as a whole. The same table again changes nothing. Carts follow when they are changed next;
 * an order is only made at the price that its buyer saw (complete-cart).
 *
 * @throws AppError conflict, with the version that is stored, when somebody has saved another one since
 */
export async function saveFreight(
  container: MedusaContainer,
  { sellerId, request, actor }: { sellerId: string; request: FreightRequest; actor: Actor },
): Promise<void> {
  const { version, ...table } = request
  await container
    .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    .transaction(async (transaction) => {
      // the seller's row: a first table has no row of its own to lock
      await transaction('seller').where({ id: sellerId }).forUpdate().first('id')
      const row = (await transaction('seller_freight').where({ seller_id: sellerId }).first()) as
        | FreightRow
        | undefined
      const before = fieldsOf(freightOf(row))
      const after = fieldsOf(table)
      const isSame = JSON.stringify(before) === JSON.stringify(after)
      if (isSame && row) return
      if ((row?.version ?? 0) !== version)
        throw new AppError('conflict', 'Outra pessoa salvou o frete enquanto você editava.', {
          current: { version: row?.version ?? 0 },
        })
      await transaction('seller_freight')
        .insert({
          seller_id: sellerId,
          version: version + 1,
          handling_days: table.handling_days,
          free_above: table.free_above,
          states: JSON.stringify(table.states),
          updated_at: transaction.fn.now(),
        })
        .onConflict('seller_id')
        .merge()
      await recordChanges(transaction, {
        actor,
        action: 'seller.freight',
        resource: 'seller',
        resourceId: sellerId,
        sellerId,
        before,
        after,
      })
    })
}

const fieldsOf = ({ free_above, handling_days, states }: FreightTable) => ({
  free_above_cents: free_above,
  handling_days,
  ...freightFields(states),
})
