import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Since when an administrator by invitation or promotion is one; null for who was one before, or is by command. */
export class Migration20261125090100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "staff_role" add column if not exists "administrator_since" timestamptz`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "staff_role" drop column if exists "administrator_since"`)
  }
}
