import { fieldLabel } from '#domain/audit/auditChanges'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, sql } from '../../support/world'

afterAll(closeDatabase)

/** Prices are shown as retail and wholesale; what leads to another record says nothing to people and is left out. */
const SHOWN_OTHERWISE = ['prices', 'fulfillment_id', 'import_id', 'location_id', 'return_id']

test('whatever was written into the audit trail so far has a name that staff can read', async () => {
  const rows = await sql<{ field: string }>(
    `select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field from audit_entry
     union select jsonb_array_elements_text(after -> 'fields') from audit_entry
            where jsonb_typeof(after -> 'fields') = 'array'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const unnamed = rows.map(({ field }) => field).filter((field) => fieldLabel(field) === field)
  expect(unnamed.filter((field) => !SHOWN_OTHERWISE.includes(field))).toEqual([])
})
