import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "image_upload" (
      id text primary key, seller_id text not null, product_id text null,
      purpose text not null check (purpose in ('wine', 'seller_photo', 'staff_photo')),
      key text not null unique, content_type text not null, size integer null,
      state text not null check (state in ('waiting', 'receiving', 'stored')),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz null)`)
    this.addSql(
      `create index if not exists "IDX_image_upload_expires_at" on "image_upload" (expires_at)`,
    )
    this.addSql(
      `create index if not exists "IDX_image_upload_seller" on "image_upload" (seller_id, created_at)`,
    )
    // 'Is this picture still used by any wine?' is asked whenever one is removed.
    this.addSql(
      `create index if not exists "IDX_image_url_in_use" on "image" (url) where deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_image_url_in_use"`)
    this.addSql(`drop table if exists "image_upload"`)
  }
}
