import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The audit trail, which the database itself protects. */
export class Migration20261121000300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "audit_entry" (
      id text primary key, at timestamptz not null, actor_type text not null, actor_id text, actor_email text,
      action text not null, resource text not null, resource_id text not null, seller_id text, before jsonb, after jsonb,
      ip_address text, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql(
      `create index if not exists "IDX_audit_entry_at" on "audit_entry" (at desc, id desc)`,
    )
    this.addSql(
      `create index if not exists "IDX_audit_entry_resource" on "audit_entry" (resource, resource_id, at desc)`,
    )
    this.addSql(
      `create index if not exists "IDX_audit_entry_seller" on "audit_entry" (seller_id, at desc)`,
    )
    this
      .addSql(`create or replace function winex_audit_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit trail is never changed or removed'; end $$`)
    this.addSql(`drop trigger if exists audit_entry_append_only on "audit_entry"`)
    this.addSql(`create trigger audit_entry_append_only before update or delete on "audit_entry"
      for each row execute function winex_audit_refuse_change()`)
    this.addSql(`drop trigger if exists audit_entry_no_truncate on "audit_entry"`)
    this.addSql(`create trigger audit_entry_no_truncate before truncate on "audit_entry"
      for each statement execute function winex_audit_refuse_change()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "audit_entry"`)
  }
}
