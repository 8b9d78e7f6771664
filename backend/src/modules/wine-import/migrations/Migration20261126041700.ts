import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What a row changes of prices and stock, and what its wine lacks, as seen at the check. Rows from before tell nothing. */
export class Migration20261126041700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "wine_import_row"
      add column if not exists "moves" jsonb not null default '[]',
      add column if not exists "moves_far" boolean not null default false,
      add column if not exists "is_live" boolean not null default false,
      add column if not exists "lacks_picture" boolean not null default false,
      add column if not exists "lacks_description" boolean not null default false`)
    this.addSql(
      `create index if not exists "IDX_wine_import_row_far" on "wine_import_row" (import_id, row) where moves_far`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_wine_import_row_far"`)
    this
      .addSql(`alter table "wine_import_row" drop column if exists "moves", drop column if exists "moves_far",
      drop column if exists "is_live", drop column if exists "lacks_picture", drop column if exists "lacks_description"`)
  }
}
