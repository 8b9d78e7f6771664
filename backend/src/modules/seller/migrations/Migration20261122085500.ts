import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The answers of the last weeks, for the share of orders that a seller rejects (issue 15). */
export class Migration20261122085500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_order_approval_decided" on "order_approval" (decided_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_approval_decided"`)
  }
}
