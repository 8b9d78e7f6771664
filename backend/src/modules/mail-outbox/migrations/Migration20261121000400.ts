import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The queue of outgoing mail. */
export class Migration20261121000400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "mail_outbox" (
      id text primary key, "to" text not null, template text not null, subject text not null, text text not null,
      html text not null, idempotency_key text, attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(), sent_at timestamptz, last_error text,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz)`)
    this.addSql(
      `create unique index if not exists "IDX_mail_outbox_idempotency" on "mail_outbox" (idempotency_key) where idempotency_key is not null`,
    )
    this.addSql(
      `create index if not exists "IDX_mail_outbox_due" on "mail_outbox" (next_attempt_at) where sent_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail_outbox"`)
  }
}
