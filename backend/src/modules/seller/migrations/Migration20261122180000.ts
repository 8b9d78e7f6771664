import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What a seller and staff write on an order: messages to each other, and notes of one side (docs/decisions/19). */
export class Migration20261122180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_message" (
      id bigint generated always as identity primary key, order_id text not null,
      seller_id text not null references "seller" (id) on update cascade on delete cascade,
      side text not null check (side in ('seller', 'staff')), author_id text not null, author_name text,
      text text not null check (char_length(text) between 1 and 2000), internal boolean not null,
      created_at timestamptz not null default clock_timestamp(), seen_at timestamptz, mailed_at timestamptz,
      check (not internal or seen_at is null and mailed_at is null))`)
    this.addSql(
      `create index if not exists "IDX_order_message_order" on "order_message" (order_id, id)`,
    )
    this.addSql(
      `create index if not exists "IDX_order_message_seller" on "order_message" (seller_id)`,
    )
    this.addSql(
      `create index if not exists "IDX_order_message_author" on "order_message" (author_id)`,
    )
    // What a mail may still be due for.
    this
      .addSql(`create index if not exists "IDX_order_message_waiting" on "order_message" (created_at)
      where seen_at is null and mailed_at is null and not internal`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_message"`)
  }
}
