import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What waits for a second person of the staff: an adjustment or a batch above the configured sum. */
export class Migration20261125120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "money_approval" (
      id text primary key, kind text not null check (kind in ('adjustment', 'batch')), payload jsonb not null,
      cents bigint not null, asked_by text not null, asked_by_email text not null,
      asked_at timestamptz not null default now(), decided_by text, decided_by_email text, decided_at timestamptz,
      decision text check (decision in ('confirmed', 'refused')),
      check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
      check (decision <> 'confirmed' or decided_by <> asked_by))`)
    this.addSql(
      `create index if not exists "IDX_money_approval_waiting" on "money_approval" (asked_at) where decision is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "money_approval"`)
  }
}
