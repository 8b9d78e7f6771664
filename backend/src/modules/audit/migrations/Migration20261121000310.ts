import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * The one change that an entry can see: once a company has been erased (LGPD art. 18, VI), the values of its personal
 * fields make room for their names. The database works out the result itself and refuses every other.
 */
export class Migration20261121000310 extends Migration {
  override async up(): Promise<void> {
    this
      .addSql(`create or replace function winex_audit_is_personal(action text, field text) returns boolean
      language sql immutable as $$
      select field <> 'fields' and
        (action = 'seller.profile' or action = 'wine.data' and (field = 'description' or field like 'storytelling.%'))
      $$`)
    this
      .addSql(`create or replace function winex_audit_without_personal(action text, side jsonb) returns jsonb
      language sql immutable as $$
      select case when side is not null then coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(side) where not winex_audit_is_personal(action, key)), '{}')
      end $$`)
    this
      .addSql(`create or replace function winex_audit_redacted(action text, before jsonb, after jsonb) returns jsonb
      language sql immutable as $$
      select winex_audit_without_personal(action, after) || coalesce(
        (select jsonb_build_object('fields', jsonb_agg(key order by key)) from
          (select jsonb_object_keys(after) union select jsonb_object_keys(before)) as named (key)
          where winex_audit_is_personal(action, key) having count(*) > 0), '{}') $$`)
    this
      .addSql(`create or replace function winex_audit_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - array['before', 'after', 'search'] = to_jsonb(old) - array['before', 'after', 'search']
            and new.before is not distinct from winex_audit_without_personal(old.action, old.before)
            and new.after is not distinct from winex_audit_redacted(old.action, old.before, old.after)
            and exists (select from audit_entry e where e.action = 'privacy.erase_company' and e.seller_id = old.seller_id)
          then return new; end if;
        end if;
        raise exception 'the audit trail is never changed or removed';
      end $$`)
  }
}
