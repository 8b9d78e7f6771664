import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Ties an application to the last invitation that was sent for it. */
export class Migration20261121060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "suppliers" add column if not exists "invitation_id" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "suppliers" drop column if exists "invitation_id";`)
  }
}
