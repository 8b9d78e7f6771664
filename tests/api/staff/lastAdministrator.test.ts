import { afterAll, expect, it } from 'vitest'
import { closeDatabase, sql } from '../../support/world'
import { openAs } from './openAs'

afterAll(closeDatabase)

it('administrators who remove and demote one another at once leave one', async () => {
  const boss = await openAs('administration')
  const before = await sql<{ user_id: string }>(
    `select user_id from staff_role where role = 'administration' and user_id <> $1`,
    [boss.userId],
  )
  const twin = await openAs('administration')
  // for a moment the two are the only administrators
  const others = before.map(({ user_id }) => user_id)
  await sql(`update staff_role set role = 'read_only' where user_id = any($1)`, [others])
  try {
    const responses = await Promise.all([
      boss.call(`/admin/team/${twin.userId}`, { role: 'review' }),
      twin.call(`/admin/team/${boss.userId}`, { role: 'review' }),
    ])
    const [row] = await sql<{ n: number }>(
      `select count(*)::int as n from staff_role where role = 'administration'`,
    )
    expect(row?.n).toBe(1)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const last = responses[0]?.status === 200 ? boss : twin
    const refused = await last.call(`/admin/team/${last.userId}`, undefined, 'DELETE')
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/pelo menos uma pessoa na administração/)
  } finally {
    await sql(`update staff_role set role = 'administration' where user_id = any($1)`, [others])
  }
})
