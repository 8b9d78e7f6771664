import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What the bank has not answered, and what it refused: a few of all payouts, which 'Início' and the list ask for. */
export class Migration20261126074500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_payout_unpaid" on "payout" (status, number) where status <> 'paid'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_payout_unpaid"`)
  }
}
