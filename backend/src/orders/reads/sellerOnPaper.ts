import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Pause } from '#domain/sellers/pause'
import { runStatement } from '../../engine/database/runStatement'
import { pauseOf } from '../../shop'

/** Who sells, as a buyer is to be told (Decreto 7.962/2013, art. 2º), and when they pause. */
export async function sellerOnPaper(
  knex: Knex,
  sellerId: string,
): Promise<{ id: string; name: string; tax_id: string; address: string; pause: Pause | null }> {
  const [row] = await runStatement<
    Record<'name' | 'tax_id' | 'address_line' | 'city' | 'state' | 'postal_code', string> & {
      pause: Pause | null
    }
  >(
    knex,
    `select s.name, s.tax_id, s.address_line, s.city, s.state, s.postal_code, ${pauseOf('s.id')} as pause
       from seller s where s.id = $1`,
    [sellerId],
  )
  if (!row) throw new Error('an order without its seller')
  const { name, tax_id, address_line, city, state, postal_code, pause } = row
  const address = `${address_line}, ${city}, ${state}, ${postal_code}`
  return { id: sellerId, name, tax_id, address, pause }
}
