import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What requests have made, so that a repetition makes nothing again (R31). */
export class Migration20261121000210 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "request_effect" (
      key text primary key, resource_id text not null, created_at timestamptz not null default now())`)
    this.addSql(
      `create index if not exists "IDX_request_effect_created_at" on "request_effect" (created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "request_effect"`)
  }
}
