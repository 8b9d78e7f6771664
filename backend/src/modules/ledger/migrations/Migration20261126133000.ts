import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A refund that the bank did not carry out is undone by entries of its own kinds with the opposite sign. */
export class Migration20261126133000 extends Migration {
  override async up(): Promise<void> {
    // the only check that speaks of amounts, which PostgreSQL has named
    this.addSql(`do $$
      declare
        old text;
      begin
        for old in select conname from pg_constraint
                    where conrelid = '"ledger_entry"'::regclass and contype = 'c'
                      and pg_get_constraintdef(oid) like '%amount%'
        loop execute format('alter table "ledger_entry" drop constraint %I', old); end loop;
      end $$`)
    this
      .addSql(`alter table "ledger_entry" add constraint "ledger_entry_sign" check (amount <> 0 and case
      when kind in ('sale', 'shipping', 'payout_returned') then amount > 0
      when kind in ('commission', 'payout') then amount < 0
      when kind = 'refund' then (amount > 0) = (source_id like '%:undone')
      when kind = 'commission_returned' then (amount < 0) = (source_id like '%:undone')
      else true end)`)
  }

  override async down(): Promise<void> {
    // entries of both signs may be there, and are never removed
  }
}
