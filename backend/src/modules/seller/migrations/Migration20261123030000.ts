import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The day on which the buyer asked, which may be before a return is registered; of returns of before it is the same day. */
export class Migration20261123030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_return"
      add column if not exists "requested_on" date not null default ((now() at time zone 'America/Sao_Paulo')::date)`)
    this.addSql(
      `update "order_return" set requested_on = (asked_at at time zone 'America/Sao_Paulo')::date`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_return" drop column if exists "requested_on"`)
  }
}
