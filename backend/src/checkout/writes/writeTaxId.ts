import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Keeps the buyer's CPF or CNPJ with a cart, or takes it back (null); undefined leaves it alone. In the caller's transaction. */
export async function writeTaxId(
  transaction: Knex,
  cartId: string,
  taxId: string | null | undefined,
): Promise<void> {
  if (taxId === undefined) return
  if (taxId === null) await transaction('buyer_tax_id').where({ cart_id: cartId }).delete()
  else
    await transaction('buyer_tax_id')
      .insert({ cart_id: cartId, tax_id: taxId })
      .onConflict('cart_id')
      .merge(['tax_id'])
}

/** Whether a cart has one. */
export async function hasTaxId(transaction: Knex, cartId: string): Promise<boolean> {
  const found: unknown = await transaction('buyer_tax_id')
    .where({ cart_id: cartId })
    .first('cart_id')
  return found !== undefined
}
