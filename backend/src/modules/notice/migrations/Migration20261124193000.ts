import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Nobody listens for notices any more: each NOTIFY made all who commit wait for one another. */
export class Migration20261124193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(NOTICE_WRITE)
  }

  override async down(): Promise<void> {
    // the version before asks as well when it hears nothing
  }
}

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
    return told;
  end $$`
