import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { WAITING_RECEIPTS } from './listReceipts'

/** What is under way with the bank, for the metrics. */
export interface PixState {
  /** Charges that can still be paid, at the bank or on their way there. */
  charges: number
  /** Payments that we were told of and have not asked the bank about. */
  notices: number
  /** Receipts on which staff have to decide. */
  receipts: number
  /** Refunds that the bank has not carried out or refused. */
  refunds: number
  /** Since the end of the last list of payments that was read; null before the first. */
  list_seconds: number | null
}

export async function pixState(knex: Knex): Promise<PixState> {
  const [row] = await runStatement<PixState>(knex, STATEMENT)
  return row ?? { charges: 0, notices: 0, receipts: 0, refunds: 0, list_seconds: null }
}

// each through the index of what is due or waits
const STATEMENT = /* sql */ `
select (select count(*)::int from pix_charge where state in ('new', 'active') and next_try_at is not null) as charges,
       (select count(*)::int from pix_notice) as notices,
       (select count(*)::int from ${WAITING_RECEIPTS}) as receipts,
       (select count(*)::int from pix_refund where state in ('asked', 'sent') and next_try_at is not null) as refunds,
       (select extract(epoch from now() - followed_to)::float8 from pix_follow) as list_seconds`
