import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Secrets of mails on their way, sealed; gone as soon as the mail is sent (R18). */
export class Migration20261121040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "mail_outbox" add column if not exists "sealed_secret" text`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "mail_outbox" drop column if exists "sealed_secret"`)
  }
}
