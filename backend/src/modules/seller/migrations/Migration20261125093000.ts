import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** From where an order without money came, as a keyed hash; forgotten with the time in which it may hold bottles. */
export class Migration20261125093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_origin" (
      order_id text primary key, address_hash text not null, created_at timestamptz not null default now())`)
    this.addSql(
      `create index if not exists "IDX_order_origin_address_hash" on "order_origin" (address_hash)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_origin"`)
  }
}
