import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CartDTO, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { pausedUntil, pauseRefusal, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { hideTaxId } from '#domain/values/taxId'
import type { StoreCart, StorePaymentCollection } from '#domain/checkout/storeCartWire'
import { runStatement } from '../../engine/database/runStatement'
import { presentSale, SALE } from '../../orders'
import { pauseOf } from '../../shop'
import { AppError } from '../../engine/errors/AppError'

const PAYMENT = /* sql */ `
  (select jsonb_build_object('id', pc.id, 'status', pc.status, 'amount', pc.amount::float8, 'currency_code', pc.currency_code,
     'payment_sessions', coalesce((
       select jsonb_agg(jsonb_build_object('id', s.id, 'provider_id', s.provider_id, 'status', s.status,
                'amount', s.amount::float8, 'currency_code', s.currency_code) order by s.created_at, s.id)
         from payment_session s where s.payment_collection_id = pc.id and s.deleted_at is null), '[]'))
     from cart_payment_collection link join payment_collection pc on pc.id = link.payment_collection_id and pc.deleted_at is null
    where link.cart_id = cart.id and link.deleted_at is null order by pc.created_at desc limit 1)`

const SIDES = /* sql */ `
  select (select b.tax_id from buyer_tax_id b where b.cart_id = cart.id) as tax_id,
         (select jsonb_build_object('name', s.name, 'pause', ${pauseOf('s.id')}) from cart_line_item l
            join seller_product own on own.product_id = l.product_id and own.deleted_at is null
            join seller s on s.id = own.seller_id
           where l.cart_id = cart.id and l.deleted_at is null limit 1) as seller,
         (select jsonb_build_object('id', r.id, 'name', r.name, 'currency_code', r.currency_code, 'countries', coalesce((
            select jsonb_agg(jsonb_build_object('iso_2', c.iso_2, 'display_name', c.display_name) order by c.iso_2)
              from region_country c where c.region_id = r.id and c.deleted_at is null), '[]'))
            from region r where r.id = cart.region_id and r.deleted_at is null) as region,
         ${PAYMENT} as payment_collection
    from cart where cart.id = $1 and cart.deleted_at is null`

/**
 * How a cart is paid.
 *
 * @throws AppError not_found
 */
export async function findStorePayment(
  knex: Knex,
  cartId: string,
): Promise<StorePaymentCollection> {
  const [cart] = await runStatement<{ payment: StorePaymentCollection | null }>(
    knex,
    `select ${PAYMENT} as payment from cart where cart.id = $1 and cart.deleted_at is null`,
    [cartId],
  )
  if (!cart?.payment) throw AppError.notFound()
  return cart.payment
}

/**
 * A cart on the wire, with the engine's own sums. Anybody who knows its id may read it.
 *
 * @throws AppError not_found
 */
export async function findStoreCart(
  container: MedusaContainer,
  cartId: string,
): Promise<StoreCart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [found] = await runStatement<{
    tax_id: string | null
    seller: { name: string; pause: Pause | null } | null
    region: StoreCart['region']
    payment_collection: StorePaymentCollection | null
  }>(knex, SIDES, [cartId])
  if (!found) throw AppError.notFound('Carrinho não encontrado.')
  const { seller, ...sides } = found
  const cart: CartDTO = await container.resolve(Modules.CART).retrieveCart(cartId, {
    select: [...SALE.select, 'completed_at'] as (keyof CartDTO)[],
    relations: SALE.relations,
  })
  const { completed_at } = cart
  // what was bought is bought: a pause is for carts that are still to be completed
  const until = completed_at ? null : pausedUntil(seller?.pause, saoPauloDate(new Date()) ?? '')
  return {
    ...presentSale(cart),
    ...sides,
    tax_id: sides.tax_id && hideTaxId(sides.tax_id),
    paused_until: until,
    unavailable: seller && until && pauseRefusal(seller.name, until),
    completed_at: completed_at ? new Date(completed_at).toISOString() : null,
  }
}
