import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** When a row was stored: files can be started in another order than they were sent. Rows from before keep null. */
export class Migration20261123040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "wine_import_row" add column if not exists "stored_at" timestamptz null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "wine_import_row" drop column if exists "stored_at"`)
  }
}
