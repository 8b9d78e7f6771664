import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Takes the personal values of an erased company out of the audit trail, in the caller's transaction and after its
 * entry 'privacy.erase_company': which fields changed stays, what they said goes. What counts as personal is the
 * database's own rule (the migration of the audit module), which lets nothing else pass.
 */
export async function redactAudit(transaction: Knex, sellerId: string): Promise<void> {
  await transaction('audit_entry')
    .where({ seller_id: sellerId })
    .whereRaw(
      `exists (select from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as named (key)
                where winex_audit_is_personal(action, key))`,
    )
    .update({
      before: transaction.raw('winex_audit_without_personal(action, before)'),
      after: transaction.raw('winex_audit_redacted(action, before, after)'),
    })
}
