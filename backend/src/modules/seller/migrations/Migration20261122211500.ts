import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The code on the bottles of a wine's vintage. labels/writes/keepLabels gives them, to the wines of before as well. */
export class Migration20261122211500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "wine_label" (
      code text primary key, product_id text not null, vintage text not null,
      published_at timestamptz, kept jsonb, created_at timestamptz not null default now(),
      unique (product_id, vintage))`)
  }

  override async down(): Promise<void> {
    // with its triggers, which would refuse every wine without the table
    this.addSql(`drop function if exists winex_keep_label() cascade`)
    this.addSql(`drop table if exists "wine_label"`)
  }
}
