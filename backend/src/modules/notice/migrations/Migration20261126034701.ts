import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A notice is read when its work is done: found by what it is about. */
export class Migration20261126034701 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_notice_subject" on "notice" (subject_id) include (kind, source_id)`,
    )
    this.addSql(NOTICE_SETTLE)
  }

  override async down(): Promise<void> {
    this.addSql('drop function if exists notice_settle')
    this.addSql('drop index if exists "IDX_notice_subject"')
  }
}

/**
 * Takes the notices of these kinds about something off everybody's unread ones; of one source alone where it is given. What
 * somebody is just reading is left to them: waiting for it, two could wait for one another.
 */
const NOTICE_SETTLE = `
create or replace function notice_settle(of_kinds text[], subject text, source text) returns void language sql as $$
  with done as materialized (
    select u.member_id, u.notice_id from notice_unread u join notice n on n.id = u.notice_id
     where n.subject_id = subject and n.kind = any(of_kinds) and (source is null or n.source_id = source)
       for update of u skip locked)
  delete from notice_unread u using done where u.member_id = done.member_id and u.notice_id = done.notice_id $$`
