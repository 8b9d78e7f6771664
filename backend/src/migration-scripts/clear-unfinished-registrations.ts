import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../engine/database/runStatement'
import { removeSignIn } from '../account'

interface Intent {
  email: string
  seller_id: string
  member_id: string
  stock_location_id: string | null
}

/**
 * Registrations were made in several steps once, and written down before the first one; what a killed one left behind
 * is taken away here. A registration is one transaction now and leaves nothing, so that the table goes as well. Runs
 * once per database.
 */
export default async function clearUnfinishedRegistrations({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const intents = (await transaction('registration_intent').whereNull('completed_at')) as Intent[]
    for (const intent of intents) await clear(transaction, intent)
    await transaction.schema.dropTable('registration_intent')
  })
}

async function clear(transaction: Knex, intent: Intent): Promise<void> {
  const identity = (await transaction('provider_identity as p')
    .join('auth_identity as a', 'a.id', 'p.auth_identity_id')
    .where({ 'p.entity_id': intent.email, 'p.provider': 'emailpass' })
    .whereRaw(`(coalesce(a.app_metadata, '{}') = '{}' or a.app_metadata ->> 'seller_id' = ?)`, [
      intent.member_id,
    ])
    .first('a.id')) as { id: string } | undefined
  if (identity) await removeSignIn(transaction, identity.id)
  const ids = {
    seller: intent.seller_id,
    member: intent.member_id,
    location: intent.stock_location_id,
  }
  for (const [whose, statement] of statements) {
    await runStatement(transaction, statement, [ids[whose]])
  }
}

const options = `select o.id from fulfillment_set f join service_zone z on z.fulfillment_set_id = f.id
  join shipping_option o on o.service_zone_id = z.id where f.name = 'entrega-' || $1`

const statements: [whose: 'seller' | 'member' | 'location', statement: string][] = [
  [
    'seller',
    `delete from price_set where id in
     (select price_set_id from shipping_option_price_set where shipping_option_id in (${options}))`,
  ],
  ['seller', `delete from shipping_option_price_set where shipping_option_id in (${options})`],
  [
    'seller',
    `with gone as (delete from shipping_option where id in (${options}) returning shipping_option_type_id)
   delete from shipping_option_type where id in (select shipping_option_type_id from gone)`,
  ],
  ['seller', `delete from fulfillment_set where name = 'entrega-' || $1`],
  ['location', `delete from location_fulfillment_set where stock_location_id = $1`],
  ['location', `delete from location_fulfillment_provider where stock_location_id = $1`],
  ['location', `delete from sales_channel_stock_location where stock_location_id = $1`],
  ['location', `delete from seller_stock_location where stock_location_id = $1`],
  [
    'location',
    `with gone as (delete from stock_location where id = $1 returning address_id)
   delete from stock_location_address where id in (select address_id from gone)`,
  ],
  ['seller', `delete from consent_record where subject = 'registration' and subject_id = $1`],
  ['member', `delete from seller_member where id = $1`],
  ['seller', `delete from seller where id = $1`],
]
