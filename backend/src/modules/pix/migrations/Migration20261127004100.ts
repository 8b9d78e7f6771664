import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What the bank gave back of a payment without being asked, in cents, and since when it is so much. */
export class Migration20261127004100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "pix_receipt" add column if not exists taken_back_cents bigint not null default 0,
         add column if not exists taken_back_at timestamptz`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_receipt_taken_back" on "pix_receipt" (taken_back_at) where taken_back_cents > 0`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "pix_receipt" drop column if exists taken_back_cents, drop column if exists taken_back_at`,
    )
  }
}
