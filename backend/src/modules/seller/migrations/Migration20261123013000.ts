import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The day that was promised to the buyer, from the seller's approval on; orders that were approved before have none. */
export class Migration20261123013000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_approval" add column if not exists promised_on date`)
  }

  override async down(): Promise<void> {
    // with the list's view, which every version installs again
    this.addSql(`alter table "order_approval" drop column if exists promised_on cascade`)
  }
}
