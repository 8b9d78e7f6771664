import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What staff write about a seller for one another (issue 15). */
export class Migration20261122020010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "seller_note" (
      id text primary key, seller_id text not null references "seller" (id) on update cascade on delete cascade,
      text text not null, author_id text not null, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), deleted_at timestamptz)`)
    this.addSql(
      `create index if not exists "IDX_seller_note_seller" on "seller_note" (seller_id, created_at desc)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_note"`)
  }
}
