import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What one person did, newest first. */
export class Migration20261126075100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_audit_entry_actor" on "audit_entry" (actor_id, at desc, id desc)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_audit_entry_actor"`)
  }
}
