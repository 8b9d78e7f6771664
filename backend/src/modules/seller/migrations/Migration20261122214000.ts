import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What an invoice's XML says, as far as it is kept: total in cents, day of issue, masked buyer, whether it is the order's. */
export class Migration20261122214000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_invoice"
      add column if not exists total bigint, add column if not exists issued_on date,
      add column if not exists buyer text, add column if not exists is_buyer boolean`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_invoice"
      drop column if exists total, drop column if exists issued_on,
      drop column if exists buyer, drop column if exists is_buyer`)
  }
}
