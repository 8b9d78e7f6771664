import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Notices of sellers, who has not read them, and whom they are still to be mailed to. */
export class Migration20261122150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "notice" (
      id bigint generated always as identity primary key, seller_id text not null,
      kind text not null check (kind in ('order_placed', 'deadline_near', 'order_canceled', 'wine_decided', 'stock_low',
        'import_done', 'staff_message', 'payout')),
      source_id text not null, subject_id text not null, data jsonb not null default '{}',
      created_at timestamptz not null default clock_timestamp(), unique (seller_id, kind, source_id))`)
    this.addSql(
      `create index if not exists "IDX_notice_seller" on "notice" (seller_id, id desc) include (kind)`,
    )
    // A row until it is read: exact whatever commits in between, and counting costs only what is unread.
    this.addSql(`create table if not exists "notice_unread" (
      member_id text not null, notice_id bigint not null references "notice" (id) on delete cascade,
      primary key (member_id, notice_id))`)
    this.addSql(
      `create index if not exists "IDX_notice_unread_notice" on "notice_unread" (notice_id)`,
    )
    // A row until its mail is queued.
    this.addSql(`create table if not exists "notice_mail" (
      member_id text not null, notice_id bigint not null references "notice" (id) on delete cascade,
      mode text not null check (mode in ('mail', 'daily')), primary key (member_id, notice_id))`)
    this.addSql(`create index if not exists "IDX_notice_mail_notice" on "notice_mail" (notice_id)`)
    this.addSql(
      `create index if not exists "IDX_notice_mail_at_once" on "notice_mail" (notice_id, member_id) where mode = 'mail'`,
    )
    this.addSql(`create table if not exists "notice_person" (
      member_id text primary key, modes jsonb not null default '{}',
      summary_hour smallint not null default 8 check (summary_hour between 0 and 23), summarized_on date)`)
    this.addSql(NOTICE_MODE)
    this.addSql(NOTICE_WRITE)
  }

  override async down(): Promise<void> {
    this.addSql('drop function if exists notice_write')
    this.addSql('drop function if exists notice_mode')
    for (const table of ['notice_mail', 'notice_unread', 'notice_person', 'notice'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

/** How a person is told of a kind: as chosen, otherwise as it comes. */
const NOTICE_MODE = `
create or replace function notice_mode(modes jsonb, kind text, is_main boolean) returns text language sql immutable as $$
  select case when is_main and kind = 'payout' then 'mail'
              else coalesce(modes ->> kind, case when is_main and kind in ('order_placed', 'order_canceled', 'payout',
                'wine_decided', 'staff_message') then 'mail' else 'portal' end) end $$`

/**
 * Writes a notice once, for everybody of the seller as they have chosen. Returns how the main contact is told, null when the
 * notice was there before. told_by_mail: the code that writes it mails the main contact as well.
 */
const NOTICE_WRITE = `
create or replace function notice_write(of_seller text, of_kind text, source text, subject text, facts jsonb,
  told_by_mail boolean) returns text language plpgsql as $$
  declare
    written bigint;
    told text;
  begin
    insert into notice (seller_id, kind, source_id, subject_id, data) values (of_seller, of_kind, source, subject, facts)
      on conflict (seller_id, kind, source_id) do nothing returning id into written;
    if written is null then return null; end if;
    with person as (
      select m.id, m.is_main, notice_mode(p.modes, of_kind, m.is_main) as mode
        from (select id, row_number() over (order by role = 'owner' desc, created_at) = 1 as is_main
                from seller_member where seller_id = of_seller and deleted_at is null) m
        left join notice_person p on p.member_id = m.id
    ), unread as (
      insert into notice_unread (member_id, notice_id) select id, written from person where mode <> 'none'
    ), mailed as (
      insert into notice_mail (member_id, notice_id, mode) select id, written, mode from person
       where mode = 'daily' or mode = 'mail' and not (is_main and told_by_mail)
    )
    select coalesce((select mode from person where is_main), 'none') into told;
    perform pg_notify('winex_notice', of_seller);
    return told;
  end $$`
