import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121031000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "wine_import" (
      id text primary key, seller_id text not null, filename text not null,
      status text not null check (status in ('checked', 'importing', 'done')),
      heads jsonb not null, unknown_columns jsonb not null, actor jsonb null,
      imported integer not null default 0, failed integer not null default 0, finished_at timestamptz null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz null)`)
    this.addSql(
      `create index if not exists "IDX_wine_import_seller" on "wine_import" (seller_id, created_at desc)`,
    )
    this.addSql(
      `create index if not exists "IDX_wine_import_running" on "wine_import" (created_at) where status = 'importing'`,
    )
    this.addSql(`create table if not exists "wine_import_row" (
      import_id text not null references "wine_import" (id) on delete cascade,
      row integer not null, wine text not null, key text not null, cells jsonb not null, problems jsonb not null,
      action text not null check (action in ('create', 'update', 'unchanged', 'invalid')),
      product_id text null, quantity integer null, done boolean not null default false,
      primary key (import_id, row))`)
    this.addSql(
      `create index if not exists "IDX_wine_import_row_open" on "wine_import_row" (import_id, row)
        where not done and action in ('create', 'update')`,
    )
    this.addSql(
      `create index if not exists "IDX_wine_import_row_product" on "wine_import_row" (product_id) where done`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "wine_import_row"`)
    this.addSql(`drop table if exists "wine_import"`)
  }
}
