import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The key of an invoice that a person issued holds their CPF. */
export class Migration20261122191500 extends Migration {
  override async up(): Promise<void> {
    this
      .addSql(`create or replace function winex_audit_is_personal(action text, field text) returns boolean
      language sql immutable as $$
      select field <> 'fields' and
        (action = 'seller.profile' or action = 'wine.data' and (field = 'description' or field like 'storytelling.%')
          or action like 'order.invoice.%' and field = 'access_key')
      $$`)
  }

  override async down(): Promise<void> {
    this
      .addSql(`create or replace function winex_audit_is_personal(action text, field text) returns boolean
      language sql immutable as $$
      select field <> 'fields' and
        (action = 'seller.profile' or action = 'wine.data' and (field = 'description' or field like 'storytelling.%'))
      $$`)
  }
}
