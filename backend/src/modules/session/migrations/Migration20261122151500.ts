import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Named views of the lists. `scope` is a seller's id, or 'staff'; one that is for all may outlive who made it. */
export class Migration20261122151500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "saved_view" (
      id text primary key, scope text not null, list text not null, owner_id text, is_shared boolean not null,
      name text not null, query jsonb not null, created_at timestamptz not null default now(),
      check (is_shared or owner_id is not null))`)
    this.addSql(
      `create unique index if not exists "IDX_saved_view_own" on "saved_view" (scope, list, owner_id, lower(name)) where not is_shared`,
    )
    this.addSql(
      `create unique index if not exists "IDX_saved_view_shared" on "saved_view" (scope, list, lower(name)) where is_shared`,
    )
    this.addSql(`create index if not exists "IDX_saved_view_owner" on "saved_view" (owner_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "saved_view"`)
  }
}
