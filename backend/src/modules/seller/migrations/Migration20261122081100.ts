import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The low-stock limit of a wine, which its seller chooses; the read model looks at it. */
export class Migration20261122081100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "wine_stock_limit" (
      product_id text primary key, bottles integer not null check (bottles >= 0),
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "wine_stock_limit"`)
  }
}
