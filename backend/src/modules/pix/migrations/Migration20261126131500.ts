import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Charges, receipts and refunds by PIX. Amounts in cents. `next_try_at` is when a job looks at a row next, and the lease of the
 * job that is at it; null: there is nothing to do.
 */
export class Migration20261126131500 extends Migration {
  override async up(): Promise<void> {
    // an expired charge with next_try_at is still to be removed at the bank
    this.addSql(`create table if not exists "pix_charge" (
      txid text primary key check (txid ~ '^[a-zA-Z0-9]{26,35}$'), order_id text not null unique,
      payment_session_id text not null, amount_cents bigint not null check (amount_cents > 0),
      state text not null default 'new' check (state in ('new', 'active', 'paid', 'expired')), copy_paste text,
      created_at timestamptz not null default now(), expires_at timestamptz not null, paid_at timestamptz,
      next_try_at timestamptz default now(), tries integer not null default 0, last_error text,
      check ((state = 'paid') = (paid_at is not null)))`)
    this.addSql(
      `create index if not exists "IDX_pix_charge_due" on "pix_charge" (next_try_at) where next_try_at is not null`,
    )
    this.addSql(`create table if not exists "pix_receipt" (
      end_to_end_id text primary key, txid text, amount_cents bigint not null check (amount_cents > 0), key text,
      received_at timestamptz not null, noted_at timestamptz not null default now(),
      state text not null check (state in ('booked', 'waiting', 'given_back', 'dismissed')),
      problem text check (problem in ('late', 'other_amount', 'twice', 'unknown', 'other_key')),
      order_id text, decided_by text, decided_at timestamptz, reason text,
      check (state <> 'waiting' or problem is not null), check (state <> 'booked' or order_id is not null),
      check (state <> 'dismissed' or coalesce(reason, '') <> ''))`)
    this.addSql(
      `create unique index if not exists "IDX_pix_receipt_booked" on "pix_receipt" (order_id) where state = 'booked'`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_receipt_waiting" on "pix_receipt" (noted_at) where state = 'waiting'`,
    )
    this.addSql(`create index if not exists "IDX_pix_receipt_day" on "pix_receipt" (received_at)`)
    this.addSql(
      `create index if not exists "IDX_pix_receipt_order" on "pix_receipt" (order_id) where order_id is not null`,
    )
    this.addSql(`create table if not exists "pix_refund" (
      id text primary key check (id ~ '^[a-zA-Z0-9]{1,35}$'), end_to_end_id text not null, order_id text, refund_id text unique,
      amount_cents bigint not null check (amount_cents > 0),
      state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'failed')),
      asked_at timestamptz not null default now(), settled_at timestamptz, next_try_at timestamptz default now(),
      tries integer not null default 0, bank_reason text)`)
    this.addSql(
      `create index if not exists "IDX_pix_refund_due" on "pix_refund" (next_try_at) where next_try_at is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_refund_receipt" on "pix_refund" (end_to_end_id)`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_refund_order" on "pix_refund" (order_id) where order_id is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_refund_failed" on "pix_refund" (settled_at) where state = 'failed'`,
    )
    this.addSql(`create table if not exists "pix_notice" (
      end_to_end_id text primary key, arrived_at timestamptz not null default now(),
      next_try_at timestamptz not null default now(), tries integer not null default 0)`)
    this.addSql(`create index if not exists "IDX_pix_notice_due" on "pix_notice" (next_try_at)`)
    this.addSql(`create table if not exists "order_link" (
      token_hash text primary key, order_id text not null, created_at timestamptz not null default now())`)
    this.addSql(`create index if not exists "IDX_order_link_order" on "order_link" (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists "pix_charge", "pix_receipt", "pix_refund", "pix_notice", "order_link"`,
    )
  }
}
