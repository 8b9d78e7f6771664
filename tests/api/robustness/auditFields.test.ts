import { auditChanges } from '#domain/audit/auditChanges'
import { expect, test } from 'vitest'
import { sql } from '../../support/world'

test('whatever was written into the audit trail so far has a name that staff can read, or is not shown', async () => {
  const written = await sql<{ resource: string; field: string; value: unknown }>(
    `select distinct on (field) resource, field, value
       from audit_entry, jsonb_each(coalesce(before, '{}') || coalesce(after, '{}')) as pair(field, value)
      order by field, value = 'null'`,
  )
  const shown = written.flatMap(({ resource, field, value }) =>
    auditChanges({ resource, before: null, after: { [field]: value ?? 'x' } }),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter(({ field, label }) => field === label)).toEqual([])

  const listed = await sql<{ field: string }>(
    `select distinct jsonb_array_elements_text(after -> 'fields') as field from audit_entry
      where jsonb_typeof(after -> 'fields') = 'array'`,
  )
  const unnamed = listed.filter(({ field }) => {
    const [change] = auditChanges({ resource: 'order', before: null, after: { fields: [field] } })
    return change?.after === field
  })
  expect(unnamed).toEqual([])
})
