import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The freight table of a seller who has saved one; without a row the start table of the configuration holds. */
export class Migration20261123003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "seller_freight" (
      seller_id text primary key, version integer not null check (version > 0),
      handling_days integer not null, free_above bigint, states jsonb not null,
      updated_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_freight"`)
  }
}
