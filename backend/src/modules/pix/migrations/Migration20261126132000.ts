import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Up to when the bank's list of what came in has been read. */
export class Migration20261126132000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "pix_follow" (id boolean primary key check (id), followed_to timestamptz not null)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "pix_follow"`)
  }
}
