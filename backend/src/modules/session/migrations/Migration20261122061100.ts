import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const stamps = `created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz`

/** Sessions that the server can list and end, and the second factor. */
export class Migration20261122061100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "sign_in_session" (
      id text primary key, auth_identity_id text not null, actor_type text not null, last_used_at timestamptz not null,
      expires_at timestamptz not null, valid_from timestamptz not null, ended_at timestamptz, end_reason text,
      ip_address text not null, network text not null, device text not null, device_hash text not null, ${stamps})`)
    this.addSql(
      `create index if not exists "IDX_sign_in_session_auth" on "sign_in_session" (auth_identity_id, created_at desc)`,
    )
    this.addSql(
      `create index if not exists "IDX_sign_in_session_expires" on "sign_in_session" (expires_at)`,
    )
    this.addSql(`create table if not exists "second_factor" (
      id text primary key, auth_identity_id text not null, sealed_secret text, set_at timestamptz, last_period integer,
      pending_secret text, pending_until timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_second_factor_auth" on "second_factor" (auth_identity_id)`,
    )
    this.addSql(`create table if not exists "recovery_code" (
      id text primary key, auth_identity_id text not null, code_hash text not null, used_at timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_recovery_code" on "recovery_code" (auth_identity_id, code_hash)`,
    )
    this.addSql(`create table if not exists "second_step" (
      id text primary key, auth_identity_id text not null, actor_type text not null, challenge_hash text not null,
      started_at timestamptz not null, expires_at timestamptz not null, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_second_step_challenge" on "second_step" (challenge_hash)`,
    )
    this.addSql(
      `create index if not exists "IDX_second_step_auth" on "second_step" (auth_identity_id)`,
    )
  }

  override async down(): Promise<void> {
    for (const table of ['sign_in_session', 'second_factor', 'recovery_code', 'second_step']) {
      this.addSql(`drop table if exists "${table}"`)
    }
  }
}
