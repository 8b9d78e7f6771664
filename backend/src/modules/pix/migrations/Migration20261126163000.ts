import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Since when the bank does not take a refund, and whether staff have given it up; links by their age. */
export class Migration20261126163000 extends Migration {
  override async up(): Promise<void> {
    // one that is under way without next_try_at waits for staff
    this.addSql(
      `alter table "pix_refund" add column if not exists refused_since timestamptz,
         add column if not exists is_given_up boolean not null default false`,
    )
    this.addSql(
      `create index if not exists "IDX_pix_refund_stuck" on "pix_refund" (end_to_end_id)
        where state in ('asked', 'sent') and next_try_at is null`,
    )
    this.addSql(`create index if not exists "IDX_order_link_created" on "order_link" (created_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_link_created"`)
    this.addSql(
      `alter table "pix_refund" drop column if exists refused_since, drop column if exists is_given_up`,
    )
  }
}
