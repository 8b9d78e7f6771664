import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The table behind the application form of the landing page (spec §3, §7; R19). */
export class Migration20261121020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "suppliers" (
      "id" text not null,
      "brand" text not null,
      "responsible_name" text not null,
      "responsible_email" text not null,
      "city" text not null,
      "founding_year" integer null,
      "instagram" text null,
      "stock_quantity" integer null,
      "how_found_winex" text null,
      "terms_version" text not null,
      "terms_accepted_at" timestamptz not null,
      "client_id" text not null,
      "fingerprint" text not null,
      "sender_hash" text null,
      "status" text check ("status" in ('new', 'contacted', 'approved', 'declined')) not null default 'new',
      "notes" text null,
      "invited_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "suppliers_pkey" primary key ("id")
    );`)
    this.addSql(
      `create index if not exists "IDX_suppliers_deleted_at" on "suppliers" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_suppliers_client_id_unique" on "suppliers" ("client_id") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_suppliers_fingerprint_unique" on "suppliers" ("fingerprint") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_suppliers_sender_hash_created_at" on "suppliers" ("sender_hash", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_suppliers_status_created_at" on "suppliers" ("status", "created_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "suppliers" cascade;`)
  }
}
