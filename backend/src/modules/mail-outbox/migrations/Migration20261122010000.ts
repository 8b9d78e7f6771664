import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The winery of each mail: an erasure finds mails by who they belong to, never by their words. */
export class Migration20261122010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "mail_outbox" add column if not exists "seller_id" text`)
    this.addSql(
      `create index if not exists "IDX_mail_outbox_seller" on "mail_outbox" (seller_id) where seller_id is not null`,
    )
    this.addSql(`create index if not exists "IDX_mail_outbox_to" on "mail_outbox" (lower("to"))`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_outbox_to"`)
    this.addSql(`alter table "mail_outbox" drop column if exists "seller_id"`)
  }
}
