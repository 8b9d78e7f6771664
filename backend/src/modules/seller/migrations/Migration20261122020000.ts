import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The staff's decisions about proposed wines, newest first: how long they take (issue 15). */
export class Migration20261122020000 extends Migration {
  override async up(): Promise<void> {
    this
      .addSql(`create index if not exists "IDX_product_review_decided" on "product_review" (created_at desc)
      where from_status = 'proposed' and actor_type = 'user'`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_review_decided"`)
  }
}
