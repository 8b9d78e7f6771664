import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What was entered on a part of a day is summed; commissions of whole days are in the read model. */
export class Migration20261125110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_ledger_entry_day" on "ledger_entry" (effective_at) where order_id is not null`,
    )
    this.addSql(`drop index if exists "IDX_ledger_entry_commission"`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_ledger_entry_commission" on "ledger_entry" (effective_at) include (kind, amount)
       where kind in ('commission', 'commission_returned')`,
    )
    this.addSql(`drop index if exists "IDX_ledger_entry_day"`)
  }
}
