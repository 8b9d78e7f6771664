/** With three entries of each order, a million. */
const ADJUSTMENTS = 250_000
/**
 * A million entries of all sellers, as the ledger's own triggers would leave them: every order captured whole, with its
 * freight and commission, and adjustments; all but each tenth order in one paid payout per seller. Runs with triggers off.
 */
export function ledgerStatements(
  sellers: number,
  orderCount: number,
  ownerOf: (order: string) => string,
): string[] {
  const orders = `generate_series(1, ${orderCount}) as i`
  const total = `(1 + i % 6) * 8990`
  const at = `now() - i * interval '3 minutes'`
  const entry = (kind: string, amount: string) =>
    `insert into ledger_entry (seller_id, order_id, kind, amount, effective_at, source_id, actor_type)
     select ${ownerOf('i')}, 'bench_order_' || i, '${kind}', ${amount}, ${at}, 'bench_capture_' || i, 'system' from ${orders}`
  return [
    `insert into payment (id, amount, raw_amount, currency_code, provider_id, payment_session_id, payment_collection_id, captured_at)
     select 'bench_pay_' || i, ${total} / 100.0, '{"value": "1"}', 'brl', 'pp_system_default', 'bench_ps_' || i, 'bench_pc_' || i, ${at} from ${orders}`,
    `insert into capture (id, amount, raw_amount, payment_id)
     select 'bench_capture_' || i, ${total} / 100.0, '{"value": "1"}', 'bench_pay_' || i from ${orders}`,
    `insert into order_commission_line (id, order_id, item_id, seller_id, rule_id, percentage_rate, base_amount, amount)
     select 'bench_ocl_' || i, 'bench_order_' || i, 'bench_item_' || i, ${ownerOf('i')}, null, 10, (${total} - 2500) / 100.0,
            round((${total} - 2500) / 10.0) / 100.0 from ${orders}`,
    entry('sale', `${total} - 2500`),
    entry('shipping', '2500'),
    entry('commission', `-round((${total} - 2500) / 10.0)`),
    `insert into ledger_entry (seller_id, kind, amount, effective_at, source_id, reason, actor_type)
     select 'bench_seller_' || 1 + i % ${sellers}, 'adjustment', 100 + i % 50, ${at}, 'bench_adj_' || i, 'Feira', 'system'
       from generate_series(1, ${ADJUSTMENTS}) as i`,
    `insert into payout_batch (id) values ('bench_batch')`,
    `insert into ledger_standing (entry_id, seller_id, order_id, amount, available_on, payout_id)
     select id, seller_id, order_id, amount,
            case when order_id is null or right(order_id, 1) <> '0' then effective_at::date else (effective_at + interval '35 days')::date end,
            case when order_id is null or right(order_id, 1) <> '0' then 'bench_payout_' || seller_id end from ledger_entry`,
    `insert into payout (id, batch_id, seller_id, amount, pix_kind, pix_key, receiver_name, receiver_city, status, paid_on, end_to_end_id)
     select payout_id, 'bench_batch', seller_id, sum(amount), 'email', 'a@b.com.br', 'Produtor', 'Bento', 'paid', current_date,
            'E18236120202611221430' || lpad(substr(seller_id, 14), 11, '0')
       from ledger_standing where payout_id is not null group by payout_id, seller_id`,
    `insert into ledger_entry (seller_id, kind, amount, source_id, actor_type)
     select seller_id, 'payout', -amount, id, 'system' from payout`,
    `insert into pix_key (id, seller_id, kind, key, usable_at)
     select 'bench_key_' || i, 'bench_seller_' || i, 'email', 'a@b.com.br', now() from generate_series(1, ${sellers}) as i`,
  ]
}
