import { Migration } from '@medusajs/framework/mikro-orm/migrations'
import { LEDGER_RULES } from '../ledgerRules'

/** Ledger, payouts and PIX keys; existing orders are entered by the script enter-orders-in-ledger. */
export class Migration20261122080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "ledger_entry" (
      id bigint generated always as identity primary key, seller_id text not null, order_id text,
      kind text not null check (kind in ('sale', 'shipping', 'commission', 'refund', 'commission_returned',
        'adjustment', 'payout', 'payout_returned')),
      amount bigint not null, effective_at timestamptz not null default clock_timestamp(), source_id text not null, reason text,
      actor_type text not null, actor_id text, created_at timestamptz not null default now(),
      unique (kind, source_id),
      check (amount <> 0 and case when kind in ('sale', 'shipping', 'commission_returned', 'payout_returned') then amount > 0
        when kind in ('commission', 'refund', 'payout') then amount < 0 else true end),
      check ((order_id is null) = (kind in ('adjustment', 'payout', 'payout_returned'))),
      check (kind <> 'adjustment' or coalesce(reason, '') <> ''))`)
    this.addSql(
      `create index if not exists "IDX_ledger_entry_seller" on "ledger_entry" (seller_id, effective_at, id) include (amount)`,
    )
    this.addSql(
      `create index if not exists "IDX_ledger_entry_order" on "ledger_entry" (order_id) where order_id is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_ledger_entry_commission" on "ledger_entry" (effective_at) include (kind, amount)
       where kind in ('commission', 'commission_returned')`,
    )
    // When an entry becomes available and which payout takes it: what changes about an entry, so not in the entry.
    this.addSql(`create table if not exists "ledger_standing" (
      entry_id bigint primary key references "ledger_entry" (id), seller_id text not null, order_id text,
      amount bigint not null, available_on date, payout_id text)`)
    this
      .addSql(`create index if not exists "IDX_ledger_standing_open" on "ledger_standing" (seller_id)
      include (available_on, amount, order_id) where payout_id is null`)
    this.addSql(
      `create index if not exists "IDX_ledger_standing_order" on "ledger_standing" (order_id) where order_id is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_ledger_standing_payout" on "ledger_standing" (payout_id) where payout_id is not null`,
    )
    this.addSql(`create table if not exists "ledger_hold" (
      id text primary key, order_id text not null, seller_id text not null, reason text not null,
      opened_at timestamptz not null default now(), opened_by text, closed_at timestamptz, closed_by text)`)
    this.addSql(
      `create unique index if not exists "IDX_ledger_hold_open" on "ledger_hold" (order_id) where closed_at is null`,
    )
    this.addSql(`create table if not exists "payout_batch" (
      id text primary key, number bigint generated always as identity unique, created_at timestamptz not null default now(),
      actor_id text, actor_email text)`)
    this.addSql(`create table if not exists "payout" (
      id text primary key, number bigint generated always as identity unique, batch_id text not null references "payout_batch" (id),
      seller_id text not null, amount bigint not null check (amount > 0),
      status text not null default 'prepared' check (status in ('prepared', 'paid', 'failed')),
      pix_kind text not null, pix_key text not null, receiver_name text not null, receiver_city text not null,
      end_to_end_id text check ((end_to_end_id is not null) = (status = 'paid')), paid_on date, failure_reason text,
      created_at timestamptz not null default now(), decided_at timestamptz, decided_by text)`)
    this
      .addSql(`create unique index if not exists "IDX_payout_end_to_end" on "payout" (end_to_end_id)
      where end_to_end_id is not null`)
    this.addSql(
      `create index if not exists "IDX_payout_seller" on "payout" (seller_id, number desc) include (status, amount)`,
    )
    this.addSql(`create index if not exists "IDX_payout_batch" on "payout" (batch_id)`)
    this.addSql(`create table if not exists "pix_key" (
      id text primary key, seller_id text not null, kind text not null, key text not null, usable_at timestamptz not null,
      created_at timestamptz not null default now(), created_by text)`)
    this.addSql(
      `create index if not exists "IDX_pix_key_seller" on "pix_key" (seller_id, created_at desc)`,
    )
    this.addSql(LEDGER_RULES)
  }

  override async down(): Promise<void> {
    for (const table of [
      'ledger_hold',
      'pix_key',
      'ledger_standing',
      'ledger_entry',
      'payout',
      'payout_batch',
    ])
      this.addSql(`drop table if exists "${table}"`)
  }
}
