import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { MESSAGE_QUOTE_MAX, ORDER_BATCH_MAX, TODAY_LINES } from '#domain/limits'
import { quoteMessage } from '#domain/messages/orderMessages'
import { OPEN_PAYMENTS } from '#domain/orders/orderCapture'
import { ORDER_WAITING, type OrderWaiting } from '#domain/orders/orderWaiting'
import {
  onboardingProgress,
  type OnboardingFacts,
  type OnboardingSeller,
} from '#domain/sellers/onboarding'
import { canActOnOrders, canWrite } from '#domain/sellers/seller'
import { toCents } from '#domain/values/money'
import { WINE_ATTENTIONS } from '#domain/wines/wineAttention'
import type { Today } from '#domain/home/todayWire'
import { runStatement } from '../../engine/database/runStatement'
import { findOpenMoney, SALES } from '../../money'
import { AWAITED_RETURN, isLate, waitingOrders } from '../../orders'
import { SELLABLE } from '../../wines'
import { weekStart } from './weekStart'

interface Row {
  order_counts: Record<string, number>
  wine_counts: Record<string, number> | null
  orders: Today['orders']['lines'] | null
  approvable: Today['orders']['approvable'] | null
  wines: Today['wines']['lines'] | null
  seller: OnboardingSeller & { rated: boolean }
  facts: OnboardingFacts
  unpriced_wine: string | null
  publishable_wine: string | null
  stopped_import: Today['stopped_import']
  week: Today['week']
}

/**
 * GET /vendor/today in one statement, and one more for the money that waits where there is no PIX key. Counts and lines come
 * from indexes that hold what waits, or from the last weeks, so that they do not grow with the orders that are done.
 * `sellerId` must come from the verified session.
 */
export async function readToday(knex: Knex, sellerId: string): Promise<Today> {
  const [row] = await runStatement<Row>(knex, {
    text: STATEMENT,
    values: [sellerId, TODAY_LINES, ORDER_BATCH_MAX],
    prepared: true,
  })
  if (!row) throw new Error('a statement without from gives a row')
  const { seller, week } = row
  const mayWrite = canWrite(seller.store_status)
  const mayPublish = canActOnOrders(seller.store_status)
  const wineCounts = countsOf(WINE_ATTENTIONS, row.wine_counts)
  return {
    orders: {
      counts: countsOf(ORDER_WAITING, row.order_counts),
      lines: (row.orders ?? []).map(({ message, ...line }) => ({
        ...line,
        total: toCents(line.total),
        message: message && { ...message, text: quoteMessage(message.text) },
      })),
      approvable: row.approvable ?? [],
    },
    wines: {
      counts: mayPublish ? wineCounts : { ...wineCounts, publish: 0 },
      lines: (row.wines ?? []).filter(({ attention }) => mayPublish || attention !== 'publish'),
    },
    // who can only read is asked for nothing
    account: mayWrite
      ? {
          done: onboardingProgress(seller, row.facts),
          unpriced_wine: row.unpriced_wine,
          publishable_wine: row.publishable_wine,
          is_rated: seller.rated,
          pix: row.facts.has_pix_key ? { due: 0, to_come: 0 } : await findOpenMoney(knex, sellerId),
        }
      : null,
    stopped_import: mayWrite ? row.stopped_import : null,
    week,
  }
}

const countsOf = <Key extends string>(
  keys: readonly Key[],
  counted: Record<string, number> | null,
): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, Number(counted?.[key] ?? 0)])) as Record<Key, number>

const list = (values: readonly string[]): string => values.map((value) => `('${value}')`).join(', ')

/** What is most urgent of a kind; the oldest of the others. */
const FIRST: Partial<Record<OrderWaiting, string>> = {
  // what is only reserved comes after what is paid
  approve: `r.payment_status in (${OPEN_PAYMENTS.map((one) => `'${one}'`).join(', ')}), r.due_from, `,
  send: `${isLate('r')} desc, r.promised_on nulls last, `,
  // an answer is waited for, the bottles come when they come
  returns: `back.state = 'asked' desc, back.day, `,
}

/** What a line says beside its order. */
const BESIDE: Partial<Record<OrderWaiting, string>> = {
  send: `r.promised_on as day, null::text as reason, null::text as return_state, null::jsonb as message`,
  returns: `back.day, back.reason, back.state as return_state, null::jsonb as message`,
  messages: `null::text as day, null::text as reason, null::text as return_state, said.message`,
}
const NOTHING_BESIDE = `null::text as day, null::text as reason, null::text as return_state, null::jsonb as message`

const FROM: Partial<Record<OrderWaiting, string>> = {
  returns: `, lateral (select to_char(t.requested_on, 'YYYY-MM-DD') as day, t.reason, t.state from order_return t
      where t.order_id = r.id and ${AWAITED_RETURN} order by t.state = 'asked' desc, t.requested_on limit 1) back`,
  messages: `, lateral (select jsonb_build_object('text', left(m.text, ${10 * MESSAGE_QUOTE_MAX}), 'at', m.created_at) as message
      from order_message m where m.order_id = r.id and not m.internal order by m.id desc limit 1) said`,
}

/** The bottles that the buyer is to get; of an order to be sent, those that have not left. */
const itemCount = (waiting: OrderWaiting): string => `(
       select coalesce(sum((i ->> 'quantity')::numeric - (i ->> 'canceled_quantity')::numeric), 0)
         from jsonb_array_elements(r.doc -> 'items') i)${waiting === 'send' ? ' - r.shipped_count' : ''}`

const orderLines = (waiting: OrderWaiting): string => `(
     select r.id, r.display_id, '${waiting}' as waiting, ${itemCount(waiting)} as item_count, r.total, r.created_at, r.due_from, r.payment_status,
            case when r.waiting_step <> 'approve' then r.waiting_step end as step, ${isLate('r')} as is_late,
            nullif(trim(concat_ws(' ', r.doc #>> '{shipping_address,first_name}', r.doc #>> '{shipping_address,last_name}')), '') as customer,
            ${BESIDE[waiting] ?? NOTHING_BESIDE}
       from read_model."order" r${FROM[waiting] ?? ''} where r.seller_id = $1 and ${waitingOrders(waiting, '$1')}
      order by ${FIRST[waiting] ?? ''}r.created_at, r.id limit $2)`

const orderCount = (waiting: OrderWaiting): string =>
  `'${waiting}', (select count(*) from read_model."order" r where r.seller_id = $1 and ${waitingOrders(waiting, '$1')})`

/** By the counters of the cards: an index of all its wines would be walked to find that none is there. */
const IN_STORE = `exists (select from read_model.counts('product', $1) c where c.key = 'published' and c.n > 0)`

/** The sequence is an index's, which keeps the planner from reading all wines for the first that fits. */
const newestWine = (where: string): string => `(
    select r.id from read_model.product r where r.seller_id = $1 and ${where} order by r.created_at desc, r.id desc limit 1)`

/** While nothing is in the store: the newest wine that could be there, or could not. */
const newestUnpublished = (not: '' | 'not', name: string): string => `
  case when not ${IN_STORE} then ${newestWine(`r.status in ('draft', 'proposed') and ${not} ${SELLABLE}`)} end as ${name}`

// A week from Sunday: date_trunc's start on Monday, so a Sunday moves into the next one, and the result a day back.
const STATEMENT = /* sql */ `
select
  jsonb_build_object(${ORDER_WAITING.map(orderCount).join(',\n    ')}) as order_counts,
  (select jsonb_object_agg(attention, n) from (
     select attention, count(*) as n from read_model.product
      where seller_id = $1 and attention is not null group by 1) counted) as wine_counts,
  (select jsonb_agg(to_jsonb(line)) from (${ORDER_WAITING.map(orderLines).join('\n   union all ')}) line) as orders,
  (select jsonb_agg(to_jsonb(line)) from (
     select r.id, r.display_id, r.payment_status from read_model."order" r where r.seller_id = $1 and ${waitingOrders('approve', '$1')}
      order by ${FIRST.approve}r.created_at, r.id limit $3) line) as approvable,
  (select jsonb_agg(to_jsonb(line)) from (values ${list(WINE_ATTENTIONS)}) as kind (attention), lateral (
     select r.id, r.title, kind.attention, r.stock,
            case when kind.attention = 'refused' then (
              select w.reason from product_review w where w.product_id = r.id and w.deleted_at is null
               order by w.created_at desc, w.id desc limit 1) end as reason
       from read_model.product r where r.seller_id = $1 and r.attention = kind.attention
      order by r.stock, r.id limit $2) line) as wines,
  (select jsonb_build_object('description', s.description, 'phone', s.phone, 'address_line', s.address_line, 'city', s.city,
            'state', s.state, 'photo', s.photo, 'contract_signed', s.contract_signed, 'store_status', s.store_status,
            'freight_saved', exists (select from seller_freight f where f.seller_id = s.id), 'rated', exists (
              select from commission_rule rule join commission_rate rate on rate.rule_id = rule.id and rate.deleted_at is null
               where rule.reference = 'seller' and rule.reference_id = s.id and rule.is_active and rule.deleted_at is null))
     from seller s where s.id = $1) as seller,
  jsonb_build_object(
    'has_wine', exists (select from read_model.product r where r.seller_id = $1),
    -- one in the store counts by has_published
    'has_sellable_wine', ${newestWine(`r.status <> 'published' and ${SELLABLE}`)} is not null,
    -- what was sold was in the store
    'has_published', ${IN_STORE}
      or exists (select from read_model."order" r where r.seller_id = $1),
    'has_pix_key', exists (select from pix_key k where k.seller_id = $1)) as facts,
  ${newestUnpublished('not', 'unpriced_wine')},
  ${newestUnpublished('', 'publishable_wine')},
  (select jsonb_build_object('id', i.id, 'filename', i.filename, 'status', i.status, 'created_at', i.created_at)
     from (select * from wine_import where seller_id = $1 and deleted_at is null order by created_at desc limit 1) i
    where i.created_at > now() - interval '7 days'
      and (i.status = 'checked' or i.status = 'importing' and i.updated_at < now() - interval '10 minutes')) as stopped_import,
  (select jsonb_build_object('orders',
            (select count(*) from read_model."order" r where r.seller_id = $1 and r.status <> 'canceled' and r.stage <> 'payment'
                and r.created_at >= since),
            'amount', (select coalesce(sum(${SALES}), 0) from ledger_entry e where e.seller_id = $1 and e.effective_at >= since))
     from (select (${weekStart("now() at time zone 'America/Sao_Paulo'")}) at time zone 'America/Sao_Paulo' as since) sunday) as week`
