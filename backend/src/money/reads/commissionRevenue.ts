import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CommissionRevenue } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'

/** GET /admin/commission/revenue: what winex kept in each of the last twelve months of São Paulo. */
export async function commissionRevenue(knex: Knex): Promise<CommissionRevenue> {
  const rows = await runStatement<{ month: string; amount: string }>(
    knex,
    `with month as (
       select m from generate_series(date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '11 months',
                       date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') m
     ), kept as (
       select date_trunc('month', d.day::timestamp) as m, sum(d.commission) as amount
         from read_model.order_day d where d.day >= (select min(m) from month) group by 1
     )
     select to_char(month.m, 'YYYY-MM') as month, coalesce(kept.amount, 0) as amount
       from month left join kept using (m) order by 1`,
  )
  return { months: rows.map(({ month, amount }) => ({ month, amount: Number(amount) })) }
}
