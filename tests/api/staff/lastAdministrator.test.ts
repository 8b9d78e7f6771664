import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { closeDatabase, sql } from '../../support/world'
import { openAs } from './openAs'

afterAll(closeDatabase)

/** For the moment of `act` these are the only administrators. */
async function whileOnly(people: { userId: string }[], act: () => Promise<void>): Promise<void> {
  const rows = await sql<{ user_id: string }>(
    `select user_id from staff_role where role = 'administration' and user_id <> all($1)`,
    [people.map(({ userId }) => userId)],
  )
  const others = rows.map(({ user_id }) => user_id)
  await sql(`update staff_role set role = 'read_only' where user_id = any($1)`, [others])
  try {
    await act()
  } finally {
    await sql(`update staff_role set role = 'administration' where user_id = any($1)`, [others])
  }
}

it('administrators who remove and demote one another at once leave one', async () => {
  const boss = await openAs('administration')
  const twin = await openAs('administration')
  await whileOnly([boss, twin], async () => {
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
  })
})

it('the last one leaves to nobody who has just come: a stolen session lets one in and goes', async () => {
  const boss = await openAs('administration')
  const other = await openAs('review')
  await whileOnly([boss], async () => {
    const leave = async () => {
      const demotion = await boss.call(`/admin/team/${boss.userId}`, { role: 'read_only' })
      const removal = await boss.call(`/admin/team/${boss.userId}`, undefined, 'DELETE')
      return [demotion.status, removal.status]
    }
    const invitation = { email: `${randomUUID()}@winex.example`, name: 'Rita Prado' }
    await boss.call('/admin/team/invitations', { ...invitation, role: 'administration' })
    // invited long ago, and has never come in
    await sql(
      `update staff_role set administrator_since = now() - interval '8 days'
        where user_id = (select id from "user" where email = $1)`,
      [invitation.email],
    )
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    expect(await leave()).toEqual([409, 409])
    await sql(
      `update staff_role set administrator_since = now() - interval '7 days 1 minute' where user_id = $1`,
      [other.userId],
    )
    const removal = await boss.call(`/admin/team/${boss.userId}`, undefined, 'DELETE')
    expect(removal.status).toBe(200)
  })
})
