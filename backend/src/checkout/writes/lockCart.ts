import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'

/** A cart that nobody else can change until the transaction ends. */
export interface LockedCart {
  id: string
  region_id: string | null
  currency_code: string
  completed_at: Date | null
  shipping_address_id: string | null
  billing_address_id: string | null
}

/** @throws AppError not_found for a missing cart */
export async function lockCart(transaction: Knex, cartId: string): Promise<LockedCart> {
  const rows = await runStatement<LockedCart>(
    transaction,
    `select id, region_id, currency_code, completed_at, shipping_address_id, billing_address_id from cart
      where id = $1 and deleted_at is null for update`,
    [cartId],
  )
  const [cart] = rows
  if (!cart) throw missingCart()
  return cart
}

/** @throws AppError not_found for a missing cart */
export async function refuseMissingCart(knex: Knex, cartId: string): Promise<void> {
  const found: unknown = await knex('cart')
    .where({ id: cartId })
    .whereNull('deleted_at')
    .first('id')
  if (!found) throw missingCart()
}

const missingCart = (): AppError => AppError.notFound('Carrinho não encontrado.')
