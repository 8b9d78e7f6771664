import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What sellers wrote to staff and staff have not read: a queue of Início and a filter of the orders. */
export class Migration20261122211000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_order_message_unseen" on "order_message" (order_id)
      where side = 'seller' and seen_at is null and not internal`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_message_unseen"`)
  }
}
