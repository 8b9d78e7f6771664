import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const stamps = `created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz`

/** Sellers, members, commissions, contracts, consents, reviews, invitations. */
export class Migration20261121000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "seller" (
      id text primary key, name text not null, handle text not null, description text, tax_id text not null,
      country_code text not null, state text not null, city text not null, postal_code text not null,
      address_line text not null, region text not null, hectares double precision check (hectares >= 0),
      producer_history text, phone text, photo text, certifications jsonb, email text not null,
      store_status text not null default 'PENDING'
        check (store_status in ('PENDING','ACTIVE','INACTIVE','SUSPENDED','BLOCKED')),
      status_reason text, contract_signed boolean not null default false, contract_signed_at timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_seller_handle" on "seller" (handle) where deleted_at is null`,
    )

    this.addSql(`create table if not exists "seller_member" (
      id text primary key, seller_id text not null references "seller" (id) on update cascade on delete cascade,
      name text not null, email text not null check (email = lower(email)), cpf text not null,
      role text not null default 'owner' check (role in ('owner','member')), photo text,
      auth_identity_id text not null, ${stamps})`)
    this.addSql(
      `create index if not exists "IDX_seller_member_seller_id" on "seller_member" (seller_id)`,
    )
    this.addSql(
      `create unique index if not exists "IDX_seller_member_email" on "seller_member" (email) where deleted_at is null`,
    )
    this.addSql(
      `create unique index if not exists "IDX_seller_member_auth" on "seller_member" (auth_identity_id) where deleted_at is null`,
    )

    this.addSql(`create table if not exists "commission_rule" (
      id text primary key, name text not null, type text not null default 'percentage',
      reference text not null default 'seller', reference_id text not null, is_active boolean not null default true,
      fee_value double precision, ref_value double precision, metadata jsonb, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_commission_rule_reference" on "commission_rule" (reference, reference_id) where deleted_at is null and is_active`,
    )
    this.addSql(`create table if not exists "commission_rate" (
      id text primary key, rule_id text not null references "commission_rule" (id) on update cascade on delete cascade,
      type text not null default 'percentage',
      percentage_rate numeric(6,3) not null check (percentage_rate between 0 and 100),
      unit text not null default 'percent', include_tax boolean not null default false, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_commission_rate_rule" on "commission_rate" (rule_id) where deleted_at is null`,
    )

    this.addSql(`create table if not exists "contract_signature" (
      id text primary key, seller_id text not null, member_id text not null, signer_name text not null,
      signer_email text not null, text text not null, sha256 text not null, percentage_rate numeric(6,3) not null,
      ip_address text, user_agent text, signed_at timestamptz not null, ${stamps})`)
    this.addSql(
      `create index if not exists "IDX_contract_signature_seller" on "contract_signature" (seller_id, signed_at desc)`,
    )
    this.addSql(
      `create index if not exists "IDX_contract_signature_sha256" on "contract_signature" (sha256)`,
    )

    this.addSql(`create table if not exists "consent_record" (
      id text primary key, subject text not null, subject_id text, email text not null, document text not null,
      version text not null, accepted_at timestamptz not null, ip_address text, user_agent text, ${stamps})`)
    this.addSql(
      `create index if not exists "IDX_consent_record_subject" on "consent_record" (subject, subject_id)`,
    )

    this.addSql(`create table if not exists "product_review" (
      id text primary key, product_id text not null, seller_id text not null, from_status text not null,
      to_status text not null, reason text, actor_type text not null, actor_id text not null, ${stamps})`)
    this.addSql(
      `create index if not exists "IDX_product_review_product" on "product_review" (product_id, created_at desc)`,
    )

    this.addSql(`create table if not exists "order_commission_line" (
      id text primary key, order_id text not null, item_id text not null, seller_id text not null, rule_id text,
      percentage_rate numeric(6,3) not null, base_amount numeric not null, amount numeric not null, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_order_commission_line_item" on "order_commission_line" (order_id, item_id) where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_order_commission_line_seller" on "order_commission_line" (seller_id)`,
    )

    this.addSql(`create table if not exists "seller_invitation" (
      id text primary key, seller_id text, email text not null, name text, role text not null default 'owner',
      prefill jsonb, token_hash text not null, expires_at timestamptz not null, accepted_at timestamptz,
      revoked_at timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_seller_invitation_token" on "seller_invitation" (token_hash)`,
    )

    this.addSql(`create table if not exists "registration_intent" (
      id text primary key, email text not null, request_hash text not null, seller_id text not null, member_id text not null,
      auth_identity_id text, stock_location_id text, completed_at timestamptz, ${stamps})`)
    this.addSql(
      `create unique index if not exists "IDX_registration_intent_email" on "registration_intent" (email) where deleted_at is null`,
    )

    this
      .addSql(`create or replace function winex_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are never changed or removed', tg_table_name; end $$`)
    this.addSql(`drop trigger if exists contract_signature_append_only on "contract_signature"`)
    this
      .addSql(`create trigger contract_signature_append_only before update or delete on "contract_signature"
      for each row execute function winex_refuse_change()`)
    this.addSql(`drop trigger if exists contract_signature_no_truncate on "contract_signature"`)
    this
      .addSql(`create trigger contract_signature_no_truncate before truncate on "contract_signature"
      for each statement execute function winex_refuse_change()`)
  }

  override async down(): Promise<void> {
    for (const table of [
      'registration_intent',
      'seller_invitation',
      'order_commission_line',
      'product_review',
      'consent_record',
      'contract_signature',
      'commission_rate',
      'commission_rule',
      'seller_member',
      'seller',
    ]) {
      this.addSql(`drop table if exists "${table}" cascade`)
    }
  }
}
