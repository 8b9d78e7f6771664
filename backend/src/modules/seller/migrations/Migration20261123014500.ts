import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A return can be closed without bottles coming back; as a refusal, in words. Rows of before stay as they are. */
export class Migration20261123014500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_return"
      drop constraint "order_return_state_check",
      drop constraint "order_return_check",
      add constraint "order_return_state_check"
        check (state in ('asked', 'approved', 'refused', 'closed', 'received', 'waived', 'refunded')),
      add constraint "order_return_check" check ((state in ('refused', 'closed')) = (refusal is not null))`)
  }

  override async down(): Promise<void> {
    this.addSql(`update "order_return" set state = 'refused' where state = 'closed'`)
    this.addSql(`alter table "order_return"
      drop constraint "order_return_state_check",
      drop constraint "order_return_check",
      add constraint "order_return_state_check"
        check (state in ('asked', 'approved', 'refused', 'received', 'waived', 'refunded')),
      add constraint "order_return_check" check ((state = 'refused') = (refusal is not null))`)
  }
}
