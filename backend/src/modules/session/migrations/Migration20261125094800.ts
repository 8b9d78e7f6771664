import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Which administrator was told by mail that the administration changed, by whom and about whom, each with a link 'não fui eu'. */
export class Migration20261125094800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "staff_alert" (
      id text primary key, user_id text not null, actor_id text, email text not null,
      was_administrator boolean not null, token_hash text not null unique,
      created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz)`)
    this.addSql(
      `create index if not exists "IDX_staff_alert_created_at" on "staff_alert" (created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_alert"`)
  }
}
