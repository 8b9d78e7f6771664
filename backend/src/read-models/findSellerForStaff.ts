import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Seller } from '#domain/wire/seller'
import { findSeller } from './findSeller'

/**
 * One seller with the members, owners first; products and orders are lists of their own.
 *
 * @throws AppError not_found
 */
export async function findSellerForStaff(knex: Knex, sellerId: string): Promise<Seller> {
  const [seller, members] = await Promise.all([
    findSeller(knex, sellerId),
    knex('seller_member')
      .where({ seller_id: sellerId })
      .whereNull('deleted_at')
      .orderByRaw(`role <> 'owner', created_at`)
      .select('id', 'name', 'email', 'cpf', 'role', 'photo') as Promise<
      NonNullable<Seller['members']>
    >,
  ])
  return { ...seller, members }
}
