import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { freightState } from '#domain/freight/freightRegions'
import { quoteFreight, type FreightTable, type Parcel } from '#domain/freight/freightTable'
import { readState, stateOfCep } from '#domain/orders/deliveryAddress'
import { toCents } from '#domain/values/money'
import type { DeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import { runStatement } from '../../engine/database/runStatement'
import { freightOf, type FreightRow } from '../../freight'

export type QuotedDelivery =
  | {
      ok: true
      /** Decimal reais. */
      amount: number
      /** Kept in the `data` of the delivery, in the cart and in the order. */
      terms: DeliveryTerms
    }
  | { ok: false; reason: string }

interface Facts {
  bottles: number
  /** Decimal reais. */
  amount: string
  province: string | null
  postal_code: string | null
  freight: FreightRow | null
}

/**
 * The freight of a cart in its current state: its bottles, its address, the table of its seller now. Worked out once for all
 * deliveries. The price is the engine's calculated one, by the fulfilment provider of each (modules/seller-freight).
 *
 * @returns one for each of the options, in their order
 */
export async function quoteDeliveries(
  container: MedusaContainer,
  knex: Knex,
  cartId: string,
  options: readonly { id: string; provider_id: string | null }[],
): Promise<QuotedDelivery[]> {
  if (options.length === 0) return []
  const { table, parcel } = await readParcel(knex, cartId)
  const quoted = quoteFreight(table, parcel)
  if (!quoted.ok) return options.map(() => quoted)
  const { price, boxes, handling_days, delivery_days } = quoted.quote
  const prices = await container.resolve(Modules.FULFILLMENT).calculateShippingOptionsPrices(
    options.map((option) => ({
      id: option.id,
      provider_id: option.provider_id ?? '',
      optionData: {},
      data: { price },
      // the provider needs none of it; the engine's type asks for a return also where there is only a cart
      context: {
        id: cartId,
        shipping_address: undefined,
        items: [],
        return_id: '',
        return_items: [],
      },
    })),
  )
  return options.map((_, at) => ({
    ok: true,
    amount: Number(prices[at]?.calculated_amount),
    terms: { boxes, handling_days, delivery_days },
  }))
}

/** The state is the address's, or that of its CEP while none is written that can be read. */
async function readParcel(
  knex: Knex,
  cartId: string,
): Promise<{ table: FreightTable; parcel: Parcel }> {
  const [facts] = await runStatement<Facts>(
    knex,
    `select coalesce(sum(i.quantity), 0)::float8 as bottles, coalesce(sum(i.quantity * i.unit_price), 0)::text as amount,
            min(a.province) as province, min(a.postal_code) as postal_code,
            (select jsonb_build_object('version', f.version, 'handling_days', f.handling_days,
               'free_above', f.free_above, 'states', f.states)
               from seller_product link join seller_freight f on f.seller_id = link.seller_id
              where link.product_id = min(i.product_id) and link.deleted_at is null) as freight
       from cart c
       left join cart_line_item i on i.cart_id = c.id and i.deleted_at is null
       left join cart_address a on a.id = c.shipping_address_id and a.deleted_at is null
      where c.id = $1 and c.deleted_at is null`,
    [cartId],
  )
  const { bottles = 0, amount = '0', province, postal_code, freight } = facts ?? {}
  const state = readState(province) ?? stateOfCep(postal_code)
  return {
    table: freightOf(freight),
    parcel: { state: freightState(state), bottles, amount: toCents(amount) },
  }
}
