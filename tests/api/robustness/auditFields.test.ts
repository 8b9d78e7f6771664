import { auditChanges } from '#domain/audit/auditChanges'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, sql } from '../../support/world'

afterAll(closeDatabase)

test('whatever was written into the audit trail so far has a name that staff can read, or is not shown', async () => {
  const rows = await sql<{ field: string }>(
    `select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field from audit_entry
     union select jsonb_array_elements_text(after -> 'fields') from audit_entry
            where jsonb_typeof(after -> 'fields') = 'array'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const shown = rows.flatMap(({ field }) =>
    auditChanges({ resource: 'order', before: null, after: { [field]: 'x' } }),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter(({ field, label }) => field === label)).toEqual([])
})
