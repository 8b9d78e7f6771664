import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Whom was told by mail that the owners or the key of a company changed, each with a link 'não fui eu'. */
export class Migration20261125091500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "owner_alert" (
      id text primary key, seller_id text not null, email text not null, was_owner boolean not null,
      token_hash text not null unique, created_at timestamptz not null default now(),
      expires_at timestamptz not null, used_at timestamptz)`)
    this.addSql(
      `create index if not exists "IDX_owner_alert_seller_id" on "owner_alert" (seller_id, created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "owner_alert"`)
  }
}
