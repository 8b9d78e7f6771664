import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The seller's answer to an order, in a table that no buyer can write; filled by keep-order-approvals. */
export class Migration20261122000110 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_approval" (
      order_id text primary key, seller_status text not null check (seller_status in ('accepted','rejected')),
      actor_id text, decided_at timestamptz not null, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), deleted_at timestamptz)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_approval"`)
  }
}
