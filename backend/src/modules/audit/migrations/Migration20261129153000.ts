import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * More of what the trail said of an erased company: its name, in its commission's and where staff acted for it, and what
 * an erasure takes from its wines. An entry that was redacted before keeps the names of its fields. Companies that were
 * erased before get the same.
 */
export class Migration20261129153000 extends Migration {
  override async up(): Promise<void> {
    this
      .addSql(`create or replace function winex_audit_is_personal(action text, field text) returns boolean
      language sql immutable as $$
      select field <> 'fields' and
        (action = 'seller.profile' or field = 'on_behalf_of'
          or action in ('commission.created', 'commission.name') and field = 'name'
          or action like 'wine.%' and field = 'title'
          or action = 'wine.data' and (field in ('description', 'certifications', 'label.mapa_registration')
            or field like 'storytelling.%' or field like 'sustainability.%')
          or action like 'order.invoice.%' and field = 'access_key')
      $$`)
    this
      .addSql(`create or replace function winex_audit_redacted(action text, before jsonb, after jsonb) returns jsonb
      language sql immutable as $$
      select winex_audit_without_personal(action, after) || coalesce(
        (select jsonb_build_object('fields', jsonb_agg(key order by key)) from
          (select key from (select jsonb_object_keys(after) union select jsonb_object_keys(before)) as named (key)
            where winex_audit_is_personal(action, key)
           union select jsonb_array_elements_text(
             case jsonb_typeof(after -> 'fields') when 'array' then after -> 'fields' else '[]' end)) as fields (key)
          having count(*) > 0), '{}') $$`)
    this.addSql(`update "audit_entry" set before = winex_audit_without_personal(action, before),
          after = winex_audit_redacted(action, before, after)
      where seller_id in (select seller_id from "audit_entry" where action = 'privacy.erase_company')
        and exists (select from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as named (key)
                     where winex_audit_is_personal(action, key))`)
  }

  override async down(): Promise<void> {
    this
      .addSql(`create or replace function winex_audit_is_personal(action text, field text) returns boolean
      language sql immutable as $$
      select field <> 'fields' and
        (action = 'seller.profile' or action = 'wine.data' and (field = 'description' or field like 'storytelling.%')
          or action like 'order.invoice.%' and field = 'access_key')
      $$`)
    this
      .addSql(`create or replace function winex_audit_redacted(action text, before jsonb, after jsonb) returns jsonb
      language sql immutable as $$
      select winex_audit_without_personal(action, after) || coalesce(
        (select jsonb_build_object('fields', jsonb_agg(key order by key)) from
          (select jsonb_object_keys(after) union select jsonb_object_keys(before)) as named (key)
          where winex_audit_is_personal(action, key) having count(*) > 0), '{}') $$`)
  }
}
