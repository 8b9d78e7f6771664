import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What each person of the staff works at (R54). Who is there already is administration. */
export class Migration20261122083500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "staff_role" (
      user_id text primary key, role text not null check (role in ('administration', 'review', 'finance', 'read_only')),
      created_at timestamptz not null default now(), updated_at timestamptz not null default now())`)
    // a new database has no people yet, and may not have their table
    this.addSql(`do $$ begin
      if to_regclass('public."user"') is not null then
        insert into staff_role (user_id, role)
        select id, 'administration' from "user" where deleted_at is null on conflict do nothing;
      end if; end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_role"`)
  }
}
