import type { Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDate } from '#domain/values/dates'
import { asStaff } from '../../tests/support/openAccount'
import { bank } from '../../tests/support/pixWorld'
import { sql } from '../../tests/support/world'

/** What a broken-off write would leave of orders by PIX; each question returns ids. All of it is repaired within minutes. */
export const PIX_QUESTIONS: Record<string, string> = {
  'order by PIX without a charge': `select l.order_id as id from payment_session s
      join order_payment_collection l on l.payment_collection_id = s.payment_collection_id and l.deleted_at is null
      where s.provider_id = 'pp_pix' and s.deleted_at is null
        and not exists (select from pix_charge c where c.order_id = l.order_id)`,
  'charge that is not at the bank': `select order_id as id from pix_charge where state = 'new'`,
  'charge that goes on after its time, or whose order does': `select c.order_id as id from pix_charge c
      join "order" o on o.id = c.order_id
      where c.state = 'active' and (c.expires_at < now() or o.status = 'canceled')
         or c.state = 'expired' and (o.status <> 'canceled' or c.next_try_at is not null)`,
  'paid charge that is not booked and entered, or the other way': `select c.order_id as id from pix_charge c, lateral (
        select (select sum(x.amount_cents) from pix_receipt x where x.order_id = c.order_id and x.state = 'booked') as booked,
               (select sum(e.amount) from ledger_entry e where e.order_id = c.order_id and e.kind in ('sale', 'shipping')) as entered,
               (select count(*) from notice n where n.subject_id = c.order_id and n.kind = 'order_placed') as told) is_so
      where case when c.state = 'paid' then (c.amount_cents, c.amount_cents, 1) is distinct from (booked, entered, told)
                 else booked is not null or entered is not null or told > 0 end`,
  'refund by PIX that the bank is not asked for': `select f.id from refund f
      join payment p on p.id = f.payment_id and p.provider_id = 'pp_pix'
      where f.deleted_at is null and not exists (select from pix_refund x where x.refund_id = f.id and x.state <> 'failed')`,
  'refund at the bank of no refund of ours': `select x.id from pix_refund x where x.refund_id is not null
      and (x.state = 'failed') is distinct from not exists (select from refund f where f.id = x.refund_id and f.deleted_at is null)`,
  'payment or refund that is under way': `select id from pix_refund where state in ('asked', 'sent')
      union all select end_to_end_id from pix_notice`,
}

/** What is at the bank and not here, or the other way, and each difference of the days since then. */
export async function findBankFaults(since: Date): Promise<string[]> {
  const { charges, pix } = await bank.state()
  const own = await sql<{ txid: string; state: string }>('select txid, state from pix_charge')
  const states = new Map(own.map(({ txid, state }) => [txid, state]))
  const noted = await sql<{ id: string }>('select end_to_end_id as id from pix_receipt')
  const known = new Set(noted.map(({ id }) => id))
  const found = [
    ...charges
      .filter(({ txid }) => !states.has(txid))
      .map(({ txid }) => `charge at the bank alone: ${txid}`),
    ...charges
      .filter(({ txid, status }) => status === 'ATIVA' && states.get(txid) !== 'active')
      .map(({ txid }) => `charge that can be paid at the bank alone: ${txid}`),
    ...pix
      .filter(({ endToEndId }) => !known.has(endToEndId))
      .map(({ endToEndId }) => `payment at the bank alone: ${endToEndId}`),
  ]
  for (const day of new Set([saoPauloDate(since), saoPauloDate(new Date())])) {
    const { status, body, text } = await asStaff(`/admin/pix/reconciliation?day=${day}`)
    if (status !== 200) found.push(`reconciliation of ${day}: ${text}`)
    else
      for (const one of (body as unknown as Reconciliation).differences)
        found.push(`${one.kind}: ${one.end_to_end_id} ${one.refund_id ?? ''}`)
  }
  return found
}
