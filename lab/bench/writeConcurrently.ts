import { Pool } from 'pg'

/** What the cards say and what counting says, side by side. */
export interface CardCheck {
  writes: number
  deadlocks: number
  seconds: number
  equal: boolean
}

/**
 * Writes stock, status, price and deletions of the same few wines and seller states from many connections at once,
 * then compares every counter with count(*) over the engine's own tables.
 */
export async function writeConcurrently(databaseUrl: string, writes: number): Promise<CardCheck> {
  const pool = new Pool({ connectionString: databaseUrl, max: 16 })
  const started = Date.now()
  let left = writes
  let deadlocks = 0
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const wine = 1 + Math.floor(Math.random() * 200)
      try {
        await pool.query(...oneWrite(left % 5, wine))
      } catch (error) {
        if ((error as { code?: string }).code !== '40P01') throw error
        deadlocks += 1
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: 16 }, work))
    const seconds = (Date.now() - started) / 1000
    const { rows } = await pool.query<{ differences: string }>(COMPARISON)
    return { writes, deadlocks, seconds, equal: Number(rows[0]?.differences) === 0 }
  } finally {
    await pool.end()
  }
}

function oneWrite(kind: number, wine: number): [string, unknown[]] {
  const amount = Math.floor(Math.random() * 100)
  switch (kind) {
    case 0:
      return [
        `update inventory_level set stocked_quantity = $2 where id = 'bench_lvl_' || $1::int`,
        [wine, amount],
      ]
    case 1:
      return [
        `update product set status = (array['published','draft','proposed','rejected'])[1 + $2::int % 4] where id = 'bench_prod_' || $1::int`,
        [wine, amount],
      ]
    case 2:
      return [`update price set amount = $2 where id = 'bench_price_' || $1::int`, [wine, amount]]
    case 3:
      return [
        `update product set deleted_at = case when deleted_at is null then now() end where id = 'bench_prod_' || $1::int and $2::int > 0`,
        [wine, amount],
      ]
    default:
      return [
        `update seller set store_status = (array['ACTIVE','INACTIVE'])[1 + $2::int % 2] where id = 'bench_seller_' || $1::int`,
        [wine, amount],
      ]
  }
}

const COMPARISON = `
  with kept as (select 'all' as scope, key, n, amount from read_model.counts('product', '*') where n <> 0
    union all select s.id, c.key, c.n, c.amount
      from (select distinct seller_id as id from seller_product where product_id in (select 'bench_prod_' || i from generate_series(1, 200) i)) s,
           read_model.counts('product', s.id) c where c.n <> 0
    union all select 'sellers', key, n, 0 from read_model.counts('seller', '*') where n <> 0),
  true_counts as (
    with wine as (
      select p.status, sp.seller_id, coalesce((select sum(l.stocked_quantity - l.reserved_quantity) from product_variant v
          join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
          join inventory_level l on l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null
         where v.product_id = p.id and v.deleted_at is null), 0) as stock
        from product p left join seller_product sp on sp.product_id = p.id and sp.deleted_at is null where p.deleted_at is null)
    select 'all' as scope, status as key, count(*) as n, sum(stock) as amount from wine group by status
    union all select seller_id, status, count(*), sum(stock) from wine
      where seller_id in (select seller_id from seller_product where product_id in (select 'bench_prod_' || i from generate_series(1, 200) i))
      group by seller_id, status
    union all select 'sellers', store_status || '|' || contract_signed::text, count(*), 0 from seller where deleted_at is null group by 2)
  select count(*) as differences from (
    (table kept except table true_counts) union all (table true_counts except table kept)) as different`
