import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What a failed payout would have paid: its entries go into a later payout, and the failed one still lists them. */
export class Migration20261122190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "payout_failed_entry" (
      entry_id bigint not null references "ledger_entry" (id), payout_id text not null references "payout" (id),
      primary key (entry_id, payout_id))`)
    this.addSql(
      `create index if not exists "IDX_payout_failed_entry_payout" on "payout_failed_entry" (payout_id)`,
    )
    this
      .addSql(`create or replace trigger payout_failed_entry_append_only before update or delete on "payout_failed_entry"
      for each row execute function ledger_refuse_change()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payout_failed_entry"`)
  }
}
