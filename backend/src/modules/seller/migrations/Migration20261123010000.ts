import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * What the engine's returns lack: how far one has come, why, in whose words, and its pictures. Bottles, quantities and
 * money stay the engine's (`return`, `return_item`, `refund`). Orders of before have none.
 */
export class Migration20261123010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_return" (
      return_id text primary key, order_id text not null, seller_id text not null,
      state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'received', 'waived', 'refunded')),
      reason text not null check (reason in ('withdrawal', 'broken', 'wrong', 'corked')),
      opened_by text not null check (opened_by in ('buyer', 'seller', 'staff')),
      note text not null default '', refusal text, restocked boolean,
      asked_at timestamptz not null default now(), decided_at timestamptz, closed_at timestamptz,
      bottles_cents bigint check (bottles_cents >= 0), freight_cents bigint check (freight_cents >= 0),
      check ((state = 'refused') = (refusal is not null)),
      check ((state = 'refunded') = (bottles_cents is not null)), check ((bottles_cents is null) = (freight_cents is null)))`)
    this.addSql(
      `create index if not exists "IDX_order_return_order" on "order_return" (order_id, asked_at)`,
    )
    this.addSql(
      `create index if not exists "IDX_order_return_open" on "order_return" (seller_id, order_id)
        where state in ('asked', 'approved', 'received', 'waived')`,
    )
    this.addSql(`create table if not exists "order_return_photo" (
      id bigint generated always as identity primary key,
      return_id text not null references "order_return" (return_id) on delete cascade,
      sha256 text not null, image bytea not null, created_at timestamptz not null default now(),
      unique (return_id, sha256))`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_return_photo"`)
    this.addSql(`drop table if exists "order_return"`)
  }
}
