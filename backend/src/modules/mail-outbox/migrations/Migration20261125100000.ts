import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * The order that a mail is about: its page and an erasure find the mail by it, not by what its key says. What an address
 * got is counted.
 */
export class Migration20261125100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "mail_outbox" add column if not exists "order_id" text`)
    this.addSql(
      `create index if not exists "IDX_mail_outbox_order" on "mail_outbox" (order_id) where order_id is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_mail_outbox_receiver" on "mail_outbox" (lower("to"), created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_outbox_receiver"`)
    this.addSql(`alter table "mail_outbox" drop column if exists "order_id"`)
  }
}
