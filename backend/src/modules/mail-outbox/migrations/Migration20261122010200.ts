import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Mails that are not tried any more: given up by the queue, or discarded by staff. */
export class Migration20261122010200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "mail_outbox" add column if not exists "gave_up_at" timestamptz`)
    this.addSql(`alter table "mail_outbox" add column if not exists "discarded_at" timestamptz`)
    this.addSql(`drop index if exists "IDX_mail_outbox_due"`)
    this.addSql(
      `create index if not exists "IDX_mail_outbox_waiting" on "mail_outbox" (next_attempt_at)
        where sent_at is null and gave_up_at is null and discarded_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_mail_outbox_failed" on "mail_outbox" (created_at, id)
        where sent_at is null and discarded_at is null and last_error is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_outbox_failed"`)
    this.addSql(`drop index if exists "IDX_mail_outbox_waiting"`)
    this.addSql(
      `create index if not exists "IDX_mail_outbox_due" on "mail_outbox" (next_attempt_at) where sent_at is null`,
    )
    this.addSql(`alter table "mail_outbox" drop column if exists "discarded_at"`)
    this.addSql(`alter table "mail_outbox" drop column if exists "gave_up_at"`)
  }
}
