import { maskPixKey, type PixKeyKind } from '#domain/money/pixKey'
import type { PayoutStatus } from '#domain/money/payouts'
import type { PayoutRow } from '#domain/money/payoutWire'
import { IS_SUSPENDED } from './balances'

/** SQL on `payout p`. */
export const PAYOUT_COLUMNS = /* sql */ `p.id, p.number, p.amount, p.status, p.created_at,
  to_char(p.paid_on, 'YYYY-MM-DD') as paid_on, p.end_to_end_id, p.failure_reason, p.pix_kind, p.pix_key`

/** SQL on `payout p` and its `seller`: what `stoppedPayoutProblem` looks at. */
export const STOPPED_FACTS = /* sql */ `${IS_SUSPENDED} as is_suspended,
  exists (select from pix_key k where k.seller_id = p.seller_id and k.kind = p.pix_kind and k.key = p.pix_key
    and k.usable_at <= now()) as key_is_usable`

export interface StoppedFacts {
  is_suspended: boolean
  key_is_usable: boolean
}

export interface StoredPayout {
  id: string
  number: string
  amount: string
  status: PayoutStatus
  created_at: Date
  paid_on: string | null
  end_to_end_id: string | null
  failure_reason: string | null
  pix_kind: PixKeyKind
  pix_key: string
}

/** A payout as its seller sees it: the key masked. */
export const presentPayout = (row: StoredPayout): PayoutRow => ({
  id: row.id,
  number: Number(row.number),
  amount: Number(row.amount),
  status: row.status,
  created_at: row.created_at.toISOString(),
  paid_on: row.paid_on,
  end_to_end_id: row.end_to_end_id,
  failure_reason: row.failure_reason,
  pix_kind: row.pix_kind,
  pix_masked: maskPixKey(row.pix_kind, row.pix_key),
})
