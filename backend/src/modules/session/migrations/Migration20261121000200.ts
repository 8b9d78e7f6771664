import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const stamps = `created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz`

/** Session floors, reset tokens, and the counters of the login limits. */
export class Migration20261121000200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "session_floor" (
      id text primary key, auth_identity_id text not null, not_before timestamptz not null, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_session_floor_auth" on "session_floor" (auth_identity_id)`,
    )
    this.addSql(`create table if not exists "password_reset" (
      id text primary key, auth_identity_id text not null, email text not null, token_hash text not null,
      expires_at timestamptz not null, used_at timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_password_reset_token" on "password_reset" (token_hash)`,
    )
    this.addSql(
      `create index if not exists "IDX_password_reset_auth" on "password_reset" (auth_identity_id)`,
    )
    // The shape that rate-limiter-flexible expects of a table made beforehand.
    this.addSql(`create table if not exists "rate_limit" (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`)
  }

  override async down(): Promise<void> {
    for (const table of ['session_floor', 'password_reset', 'rate_limit']) {
      this.addSql(`drop table if exists "${table}"`)
    }
  }
}
