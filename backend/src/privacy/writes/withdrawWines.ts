import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Takes a seller's wines out of the store permanently, in the caller's transaction: archived, without pictures and
 * without the texts in which the producer speaks of themselves. Titles stay, as the orders name them.
 */
export async function withdrawWines(transaction: Knex, sellerId: string): Promise<void> {
  const wines = transaction('seller_product').where({ seller_id: sellerId }).select('product_id')
  await transaction('image').whereIn('product_id', wines.clone()).delete()
  await transaction('product')
    .whereIn('id', wines.clone())
    .update({
      status: 'archived',
      description: null,
      thumbnail: null,
      metadata: transaction.raw(`metadata - 'storytelling'`),
      updated_at: transaction.fn.now(),
    })
  // what their pages have kept tells the same stories
  await transaction('wine_label').whereIn('product_id', wines).update({ kept: null })
  // removeUnusedImages keeps what an order line still shows
  await transaction('image_upload')
    .where({ seller_id: sellerId })
    .update({ expires_at: transaction.fn.now() })
}
