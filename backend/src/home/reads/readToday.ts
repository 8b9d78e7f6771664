import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { TODAY_LINES } from '#domain/limits'
import { WAITING_STEPS } from '#domain/orders/waitingStep'
import { isProfileComplete, type OnboardingSeller } from '#domain/sellers/onboarding'
import { canWrite } from '#domain/sellers/seller'
import { toCents } from '#domain/values/money'
import { WINE_ATTENTIONS } from '#domain/wines/wineAttention'
import type { Today } from '#domain/home/todayWire'
import { runStatement } from '../../engine/database/runStatement'
import { SALES } from '../../money'

interface Row {
  order_counts: Record<string, number> | null
  wine_counts: Record<string, number> | null
  orders: Today['orders']['lines'] | null
  wines: Today['wines']['lines'] | null
  seller: OnboardingSeller & { rated: boolean }
  stopped_import: Today['stopped_import']
  week: Today['week']
}

/**
 * GET /vendor/today in one statement. Counts and lines come from partial indexes that hold what waits and nothing else,
 * so that they do not grow with the orders that are done. `sellerId` must come from the verified session.
 */
export async function readToday(knex: Knex, sellerId: string): Promise<Today> {
  const [row] = await runStatement<Row>(knex, {
    text: STATEMENT,
    values: [sellerId, TODAY_LINES],
    prepared: true,
  })
  if (!row) throw new Error('a statement without from gives a row')
  const { seller, week } = row
  return {
    orders: {
      counts: countsOf(WAITING_STEPS, row.order_counts),
      lines: (row.orders ?? []).map((line) => ({ ...line, total: toCents(line.total) })),
    },
    wines: { counts: countsOf(WINE_ATTENTIONS, row.wine_counts), lines: row.wines ?? [] },
    account: {
      // who can only read is asked for nothing
      profile_open: canWrite(seller.store_status) && !isProfileComplete(seller),
      contract_open: canWrite(seller.store_status) && !seller.contract_signed && seller.rated,
    },
    stopped_import: row.stopped_import,
    week,
  }
}

const countsOf = <Key extends string>(
  keys: readonly Key[],
  counted: Record<string, number> | null,
): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, Number(counted?.[key] ?? 0)])) as Record<Key, number>

const list = (values: readonly string[]): string => values.map((value) => `('${value}')`).join(', ')

// A week from Sunday: date_trunc's start on Monday, so a Sunday moves into the next one, and the result a day back.
const STATEMENT = /* sql */ `
select
  (select jsonb_object_agg(waiting_step, n) from (
     select waiting_step, count(*) as n from read_model."order"
      where seller_id = $1 and waiting_step is not null group by 1) counted) as order_counts,
  (select jsonb_object_agg(attention, n) from (
     select attention, count(*) as n from read_model.product
      where seller_id = $1 and attention is not null group by 1) counted) as wine_counts,
  (select jsonb_agg(to_jsonb(line)) from (values ${list(WAITING_STEPS)}) as kind (step), lateral (
     select r.id, r.display_id, kind.step, r.item_count, r.total, r.created_at,
            nullif(trim(concat_ws(' ', r.doc #>> '{shipping_address,first_name}', r.doc #>> '{shipping_address,last_name}')), '') as customer
       from read_model."order" r where r.seller_id = $1 and r.waiting_step = kind.step
      order by r.created_at, r.id limit $2) line) as orders,
  (select jsonb_agg(to_jsonb(line)) from (values ${list(WINE_ATTENTIONS)}) as kind (attention), lateral (
     select r.id, r.title, kind.attention, r.stock,
            case when kind.attention = 'refused' then (
              select w.reason from product_review w where w.product_id = r.id and w.deleted_at is null
               order by w.created_at desc, w.id desc limit 1) end as reason
       from read_model.product r where r.seller_id = $1 and r.attention = kind.attention
      order by r.stock, r.id limit $2) line) as wines,
  (select jsonb_build_object('description', s.description, 'phone', s.phone, 'address_line', s.address_line, 'city', s.city,
            'state', s.state, 'photo', s.photo, 'contract_signed', s.contract_signed, 'store_status', s.store_status, 'rated', exists (
              select from commission_rule rule join commission_rate rate on rate.rule_id = rule.id and rate.deleted_at is null
               where rule.reference = 'seller' and rule.reference_id = s.id and rule.is_active and rule.deleted_at is null))
     from seller s where s.id = $1) as seller,
  (select jsonb_build_object('id', i.id, 'filename', i.filename, 'status', i.status, 'created_at', i.created_at)
     from (select * from wine_import where seller_id = $1 and deleted_at is null order by created_at desc limit 1) i
    where i.created_at > now() - interval '7 days'
      and (i.status = 'checked' or i.status = 'importing' and i.updated_at < now() - interval '10 minutes')) as stopped_import,
  (select jsonb_build_object('orders',
            (select count(*) from read_model."order" r where r.seller_id = $1 and r.status <> 'canceled' and r.created_at >= since),
            'amount', (select coalesce(sum(${SALES}), 0) from ledger_entry e where e.seller_id = $1 and e.effective_at >= since))
     from (select (date_trunc('week', (now() at time zone 'America/Sao_Paulo')::date + 1) - interval '1 day')
                    at time zone 'America/Sao_Paulo' as since) sunday) as week`
