import { expect, it } from 'vitest'
import { during } from '../../support/during'
import { sql } from '../../support/world'
import { newEmail } from '../team/invitationToken'
import { openAs } from './openAs'

type Person = Awaited<ReturnType<typeof openAs>>
interface Two {
  thief: Person
  colleague: Person
}

it.each<[string, (of: Two) => Promise<{ status: number; body: { message: string } }>]>([
  [
    'invites',
    ({ thief }) =>
      thief.call('/admin/team/invitations', { email: newEmail(), name: 'Rita', role: 'review' }),
  ],
  [
    'gives a role',
    ({ thief, colleague }) => thief.call(`/admin/team/${colleague.userId}`, { role: 'finance' }),
  ],
  [
    'removes',
    ({ thief, colleague }) => thief.call(`/admin/team/${colleague.userId}`, undefined, 'DELETE'),
  ],
])('who is no administrator any more when it is their turn %s nobody', async (_, act) => {
  const of = { thief: await openAs('administration'), colleague: await openAs('review') }
  const answer = await during(
    [`select pg_advisory_xact_lock(hashtextextended('staff', 0))`, []],
    [`update staff_role set role = 'read_only' where user_id = $1`, [of.thief.userId]],
    () => act(of),
  )
  expect([answer.status, answer.body.message]).toEqual([
    403,
    expect.stringContaining('O seu papel na equipe'),
  ])
  expect(
    await sql('select role from staff_role where user_id = $1', [of.colleague.userId]),
  ).toEqual([{ role: 'review' }])
})
