import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Refunds that staff have made elsewhere, as the bank refuses them. */
export class Migration20261129020000 extends Migration {
  override async up(): Promise<void> {
    this.allow("'asked', 'sent', 'done', 'failed', 'elsewhere'")
  }

  override async down(): Promise<void> {
    this.addSql(`update "pix_refund" set state = 'done' where state = 'elsewhere'`)
    this.allow("'asked', 'sent', 'done', 'failed'")
  }

  private allow(states: string): void {
    this.addSql(`alter table "pix_refund" drop constraint if exists "pix_refund_state_check"`)
    this.addSql(
      `alter table "pix_refund" add constraint "pix_refund_state_check" check (state in (${states}))`,
    )
  }
}
