import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A seller's last pause ('Férias ou safra'), both days included; without a row there was none. */
export class Migration20261126033100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "seller_pause" (
      seller_id text primary key, from_day date not null, to_day date not null check (to_day >= from_day),
      updated_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_pause"`)
  }
}
