import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Who reads the company's mails: the main contact, else the first member (spec §3 Member). */
export const mainContact = (
  transaction: Knex,
  sellerId: string,
): Promise<{ name: string; email: string } | undefined> =>
  transaction('seller_member')
    .where({ seller_id: sellerId })
    .whereNull('deleted_at')
    .orderByRaw(`role = 'owner' desc, created_at`)
    .first('name', 'email') as unknown as Promise<{ name: string; email: string } | undefined>
