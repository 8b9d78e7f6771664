import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * The buyer's CPF or CNPJ, in this table alone: of a cart, and of the order that it became. Orders of before have none.
 */
export class Migration20261122213000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "buyer_tax_id" (
      cart_id text primary key, order_id text unique, placed_at timestamptz,
      tax_id text not null check (length(tax_id) in (14, 18)), check ((order_id is null) = (placed_at is null)))`)
    this.addSql(
      `create index if not exists "IDX_buyer_tax_id_placed_at" on "buyer_tax_id" (placed_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "buyer_tax_id"`)
  }
}
