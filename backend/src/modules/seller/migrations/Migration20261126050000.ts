import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A seller's messages of the last days: 'Hoje' looks for those without an answer. */
export class Migration20261126050000 extends Migration {
  override async up(): Promise<void> {
    this
      .addSql(`create index if not exists "IDX_order_message_recent" on "order_message" (seller_id, created_at)
      where not internal`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_message_recent"`)
  }
}
