import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The fiscal invoice of an order: one each, and a key is of one order only. */
export class Migration20261122190500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_invoice" (
      order_id text primary key, access_key text not null unique check (length(access_key) = 44),
      created_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_invoice"`)
  }
}
