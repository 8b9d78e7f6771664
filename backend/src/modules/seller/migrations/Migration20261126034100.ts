import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Buyers asked by mail for the CPF or CNPJ of an invoice: the newest link of an order, by its token's hash. */
export class Migration20261126034100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "tax_id_request" (
      order_id text primary key, token_hash text not null unique, created_at timestamptz not null default now(),
      expires_at timestamptz not null, used_at timestamptz)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "tax_id_request"`)
  }
}
