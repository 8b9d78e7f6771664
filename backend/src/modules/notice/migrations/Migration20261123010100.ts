import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Sellers are told of returns that were asked for; their main contact by mail, unless they choose otherwise. */
export class Migration20261123010100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "notice" drop constraint if exists "notice_kind_check"`)
    this
      .addSql(`alter table "notice" add constraint "notice_kind_check" check (kind in ('order_placed', 'deadline_near',
      'order_canceled', 'order_return', 'wine_decided', 'stock_low', 'import_done', 'staff_message', 'payout'))`)
    this.addSql(noticeMode(`, 'order_return'`))
  }

  override async down(): Promise<void> {
    this.addSql(noticeMode(''))
    this.addSql(`delete from "notice" where kind = 'order_return'`)
    this.addSql(`alter table "notice" drop constraint if exists "notice_kind_check"`)
    this
      .addSql(`alter table "notice" add constraint "notice_kind_check" check (kind in ('order_placed', 'deadline_near',
      'order_canceled', 'wine_decided', 'stock_low', 'import_done', 'staff_message', 'payout'))`)
  }
}

/** How a person is told of a kind: as chosen, otherwise as it comes, by mail also of the kinds `more`. */
const noticeMode = (more: string): string => `
create or replace function notice_mode(modes jsonb, kind text, is_main boolean) returns text language sql immutable as $$
  select case when is_main and kind = 'payout' then 'mail'
              else coalesce(modes ->> kind, case when is_main and kind in ('order_placed', 'order_canceled', 'payout',
                'wine_decided', 'staff_message'${more}) then 'mail' else 'portal' end) end $$`
