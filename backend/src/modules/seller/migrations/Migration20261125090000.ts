import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Since when an owner by invitation or promotion is one; null for who was one before, and for founders. */
export class Migration20261125090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "seller_member" add column if not exists "owner_since" timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "seller_member" drop column if exists "owner_since"`)
  }
}
