import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Each change of a setting; the newest of a setting is in force, and null says that nothing is kept here. */
export class Migration20261126074100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "site_setting_change" (
      version bigint generated always as identity primary key, setting text not null, before jsonb, after jsonb,
      changed_by text not null, changed_by_email text not null, changed_at timestamptz not null default now())`)
    this.addSql(
      `create index if not exists "IDX_site_setting_change_setting" on "site_setting_change" (setting, version desc)`,
    )
    this.addSql(`create table if not exists "site_picture" (
      id text primary key, content bytea not null, created_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "site_setting_change", "site_picture"`)
  }
}
