import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Sellers are told that a buyer gave the CPF or CNPJ that was asked for. */
export class Migration20261126034200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "notice" drop constraint if exists "notice_kind_check"`)
    this
      .addSql(`alter table "notice" add constraint "notice_kind_check" check (kind in ('order_placed', 'deadline_near',
      'order_canceled', 'order_return', 'wine_decided', 'stock_low', 'import_done', 'staff_message', 'payout',
      'tax_id_given'))`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "notice" where kind = 'tax_id_given'`)
    this.addSql(`alter table "notice" drop constraint if exists "notice_kind_check"`)
    this
      .addSql(`alter table "notice" add constraint "notice_kind_check" check (kind in ('order_placed', 'deadline_near',
      'order_canceled', 'order_return', 'wine_decided', 'stock_low', 'import_done', 'staff_message', 'payout'))`)
  }
}
