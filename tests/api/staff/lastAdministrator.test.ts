import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { waitForMail } from '../../support/mailbox'
import { sql } from '../../support/world'
import { openAs } from './openAs'
import { stopChange } from './stopChange'

const MORE = 'winex: a administração tem mais uma pessoa'

const administrators = () =>
  sql<{ user_id: string }>(`select user_id from staff_role where role = 'administration'`)

/** Makes an administrator one of so many days, by invitation or promotion. */
const administratorFor = (days: number, email: string) =>
  sql(
    `update staff_role set administrator_since = now() - make_interval(days => $1, mins => 1)
      where user_id = (select id from "user" where email = $2)`,
    [days, email],
  )

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
    expect(await administrators()).toHaveLength(1)
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
    await administratorFor(8, invitation.email)
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    expect(await leave()).toEqual([409, 409])
    await administratorFor(7, other.email)
    const removal = await boss.call(`/admin/team/${boss.userId}`, undefined, 'DELETE')
    expect(removal.status).toBe(200)
  })
})

it('the link of a mail does not take the role of the last one either, of whom others have come by a stolen session', async () => {
  const [boss, friend, other] = [
    await openAs('administration'),
    await openAs('review'),
    await openAs('review'),
  ]
  await whileOnly([boss], async () => {
    await administratorFor(8, boss.email)
    const invitation = { email: `${randomUUID()}@winex.example`, name: 'Rita Prado' }
    await boss.call('/admin/team/invitations', { ...invitation, role: 'administration' })
    await administratorFor(8, invitation.email)
    await boss.call(`/admin/team/${friend.userId}`, { role: 'administration' })
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    const { link } = await waitForMail(boss.email, MORE, 2)
    expect((await stopChange(link)).status).toBe(200)
    const left = (await administrators()).map(({ user_id }) => user_id)
    expect(left).toContain(boss.userId)
    expect(left).not.toContain(other.userId)
  })
})

it('nor do two links at once, of two administrators against each other', async () => {
  const [boss, twin] = [await openAs('administration'), await openAs('administration')]
  const [friend, other] = [await openAs('review'), await openAs('review')]
  await whileOnly([boss, twin], async () => {
    for (const { email } of [boss, twin]) await administratorFor(8, email)
    await boss.call(`/admin/team/${friend.userId}`, { role: 'administration' })
    const ofBoss = await waitForMail(twin.email, MORE)
    await twin.call(`/admin/team/${other.userId}`, { role: 'administration' })
    const ofTwin = await waitForMail(boss.email, MORE, 2)
    const answers = await Promise.all([ofBoss, ofTwin].map(({ link }) => stopChange(link)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const left = await administrators()
    expect(left).toHaveLength(1)
    expect([boss.userId, twin.userId]).toContain(left[0]?.user_id)
  })
})
