/** Each rule and the statement that gives what breaks it (issue 16, 'Rules that must hold at any moment'). */
export const LEDGER_CHECKS: Record<string, string> = {
  'an order whose entries are not captured minus refunded minus the commission kept': /* sql */ `
    with entered as (
      select order_id, sum(amount) filter (where kind in ('sale', 'shipping')) as captured,
             -coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
        from ledger_entry where order_id is not null group by order_id
    ), moved as (
      select opc.order_id, round(sum(m.captured) * 100) as captured, round(sum(m.refunded) * 100) as refunded
        from order_payment_collection opc
        join payment p on p.payment_collection_id = opc.payment_collection_id and p.deleted_at is null
        join seller_order so on so.order_id = opc.order_id and so.deleted_at is null
        join lateral (
          select (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null) as captured,
                 (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null) as refunded
        ) m on true
       where opc.deleted_at is null group by opc.order_id
    )
    select coalesce(e.order_id, m.order_id) as id from entered e full join moved m on m.order_id = e.order_id
     where coalesce(e.captured, 0) <> coalesce(m.captured, 0) or coalesce(e.refunded, 0) <> coalesce(m.refunded, 0)`,
  'an order that was captured whole, and its commission is not that of its lines': /* sql */ `
    with charged as (
      select order_id, sum(amount) filter (where kind in ('sale', 'shipping')) as captured,
             -coalesce(sum(amount) filter (where kind = 'commission'), 0) as commission
        from ledger_entry where order_id is not null group by order_id
    ), agreed as (
      select order_id, round(sum(amount::numeric) * 100) as commission
        from order_commission_line where deleted_at is null group by order_id
    ), total as (
      select opc.order_id, round(sum(pc.amount) * 100) as cents from order_payment_collection opc
        join payment_collection pc on pc.id = opc.payment_collection_id and pc.deleted_at is null
       where opc.deleted_at is null group by opc.order_id
    )
    select c.order_id as id from charged c join agreed a using (order_id) join total t using (order_id)
     where c.captured >= t.cents and c.commission <> a.commission`,
  'an order refunded whole that did not get its whole commission back': /* sql */ `
    select order_id as id from ledger_entry where order_id is not null group by order_id
    having sum(amount) filter (where kind in ('sale', 'shipping', 'refund')) = 0 and sum(amount) <> 0`,
  'an order that gave back more than it got': /* sql */ `
    select order_id as id from ledger_entry where order_id is not null group by order_id
    having sum(amount) filter (where kind in ('sale', 'shipping', 'refund')) < 0
        or sum(amount) filter (where kind in ('commission', 'commission_returned')) > 0`,
  'an entry without its row in ledger_standing, or with another amount there': /* sql */ `
    select coalesce(e.id, s.entry_id)::text as id
      from (select * from ledger_entry where kind not in ('payout', 'payout_returned')) e
      full join ledger_standing s on s.entry_id = e.id
     where e.id is null or s.entry_id is null
        or (e.seller_id, e.amount) is distinct from (s.seller_id, s.amount) or e.order_id is distinct from s.order_id`,
  'a payout that is not the sum of what it took': /* sql */ `
    select p.id from payout p
      left join (select s.payout_id, sum(s.amount) as amount,
                        count(*) filter (where s.available_on is null or s.seller_id <> q.seller_id
                          or s.available_on > (q.created_at at time zone 'America/Sao_Paulo')::date) as wrong
                   from ledger_standing s join payout q on q.id = s.payout_id group by s.payout_id) t on t.payout_id = p.id
     where case when p.status = 'failed' then t.payout_id is not null
                else t.amount is distinct from p.amount or t.wrong > 0 end`,
  'a failed payout that lists something else than what it would have paid': /* sql */ `
    select p.id from payout p
      join (select f.payout_id, sum(e.amount) as amount from payout_failed_entry f
              join ledger_entry e on e.id = f.entry_id group by f.payout_id) t on t.payout_id = p.id
     where p.status <> 'failed' or p.amount <> t.amount`,
  'a payout without its entry, or one that failed and did not come back': /* sql */ `
    select p.id from payout p
      left join ledger_entry o on o.kind = 'payout' and o.source_id = p.id
      left join ledger_entry r on r.kind = 'payout_returned' and r.source_id = p.id
     where o.amount is distinct from -p.amount or o.seller_id is distinct from p.seller_id
        or (p.status = 'failed') is distinct from (r.id is not null) or coalesce(r.amount, p.amount) <> p.amount`,
  'money in a payout that does not exist': /* sql */ `
    select s.entry_id::text as id from ledger_standing s left join payout p on p.id = s.payout_id
     where s.payout_id is not null and p.id is null`,
  'a seller whose open money is not the sum of the entries': /* sql */ `
    select coalesce(e.seller_id, s.seller_id) as id
      from (select seller_id, sum(amount) as amount from ledger_entry group by seller_id) e
      full join (select seller_id, sum(amount) filter (where payout_id is null) as amount
                   from ledger_standing group by seller_id) s on s.seller_id = e.seller_id
     where coalesce(e.amount, 0) <> coalesce(s.amount, 0)`,
}
