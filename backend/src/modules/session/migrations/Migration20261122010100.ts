import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What was asked for beside the key: the same key with another request is a conflict (R47). */
export class Migration20261122010100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "request_effect" add column if not exists "request_hash" text`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "request_effect" drop column if exists "request_hash"`)
  }
}
