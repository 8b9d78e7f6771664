import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { StaffTeam } from '#domain/staff/staffWire'
import { buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { sql } from '../../support/world'
import { openAs } from './openAs'
import { stopChange } from './stopChange'

/** Chooses a password by the link of a mail. */
const choose = (email: string, { link }: { link: URL }) =>
  call('/auth/user/emailpass/reset-password/confirm', {
    body: { email, password: 'Vindima-na-serra-8', token: link.searchParams.get('token') },
  })

describe('the team of the marketplace', () => {
  it('an invited person chooses a password, signs in and has the role; the link works once', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    const invited = await Promise.all(
      Array.from({ length: 5 }, () =>
        boss.call('/admin/team/invitations', { email, name: 'Rita Prado', role: 'review' }),
      ),
    )
    expect(invited.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const person = invited[0]?.body.people.find((one) => one.email === email)
    expect(person).toMatchObject({ name: 'Rita Prado', role: 'review', has_joined: false })

    const { link } = await waitForMail(email, 'winex: convite para a equipe')
    expect(link.searchParams.get('actor')).toBe('user')
    const password = 'Vindima-na-serra-8'
    const confirm = (chosen: string) =>
      call('/auth/user/emailpass/reset-password/confirm', {
        body: { email, password: chosen, token: link.searchParams.get('token') },
      })
    expect((await confirm(password)).status).toBe(200)
    expect((await confirm(password)).status).toBe(200)
    expect((await confirm('Outra-na-serra-9')).status).toBe(400)
    const token = await askForToken('user', email, password)
    expect((await call('/admin/reviews', { token })).status).toBe(200)
    expect((await call('/admin/orders', { token })).status).toBe(403)
    // away for so long that the sessions are no longer kept
    await sql(
      `delete from sign_in_session where auth_identity_id =
         (select auth_identity_id from provider_identity where entity_id = $1)`,
      [email],
    )
    const again = await boss.call('/admin/team/invitations', {
      email,
      name: 'Rita Prado',
      role: 'finance',
    })
    expect(again.status).toBe(409)
    const { people } = (await boss.call('/admin/team')).body
    expect(people.find((one) => one.email === email)).toMatchObject({ has_joined: true })
  })

  it('who was invited gets no mail of the staff before coming in: the address may be a stranger’s', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    const body = { email, name: 'Rita Prado', role: 'administration' }
    await boss.call('/admin/team/invitations', body)
    const invitation = await waitForMail(email, 'winex: convite para a equipe')
    const apply = async () => {
      const row = buildApplicationRow({ responsible_email: `${randomUUID()}@exemplo.com.br` })
      await call('/rest/v1/suppliers', { body: row, headers: { apikey: 'pk_teste' } })
    }
    const told = async () =>
      (
        await sql<{ to: string }>(
          `select "to" from mail_outbox where template = 'application-arrived' and "to" = any($1)`,
          [[email, boss.email]],
        )
      ).map(({ to }) => to)
    await apply()
    expect(await told()).toEqual([boss.email])
    await choose(email, invitation)
    await apply()
    expect((await told()).toSorted()).toEqual([boss.email, boss.email, email].toSorted())
  })

  it('a first administrator who gets another role has come in all the same, and gets a link for a new password', async () => {
    const boss = await openAs('administration')
    const { userId, email } = await openStaff('administration')
    const answer = await boss.call(`/admin/team/${userId}`, { role: 'finance' })
    expect(answer.body.people.find((one) => one.email === email)).toMatchObject({
      role: 'finance',
      has_joined: true,
    })
    await call('/auth/user/emailpass/reset-password', { body: { email } })
    await waitForMail(email, 'winex: crie uma nova senha')
  })

  it('an invitation sent again brings a new link and the corrected name, and the one before is void', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    const inviteAs = (role: string, name = 'Rita Prado') =>
      boss.call('/admin/team/invitations', { email, name, role })
    const { people: invited } = (await inviteAs('review', 'Ritta Prado Sá')).body
    const id = invited.find((one) => one.email === email)?.id
    await boss.call(`/admin/team/${id}/end-sessions`, {})
    const first = await waitForMail(email, 'winex: convite para a equipe')
    const { body } = await inviteAs('finance')
    const waiting = body.people.find((one) => one.email === email)
    expect(waiting).toMatchObject({ role: 'finance', has_joined: false, last_sign_in_at: null })
    expect(Date.parse(waiting?.invited_until ?? '')).toBeGreaterThan(Date.now())
    expect(waiting?.name).toBe('Rita Prado')
    const second = await waitForMail(email, 'winex: convite para a equipe', 2)
    expect((await choose(email, first)).status).toBe(400)
    expect((await choose(email, second)).status).toBe(200)
    await askForToken('user', email, 'Vindima-na-serra-8')
    const { people } = (await boss.call('/admin/team')).body
    expect(people.find((one) => one.email === email)).toMatchObject({
      has_joined: true,
      has_second_factor: false,
      invited_until: null,
    })
  })

  it.each(['invitation', 'reset'] as const)(
    'a forgotten password voids no invitation; the link of the %s, used first, ends the other',
    async (first) => {
      const boss = await openAs('administration')
      const email = `${randomUUID()}@winex.example`
      const invited = await boss.call('/admin/team/invitations', {
        email,
        name: 'Rita Prado',
        role: 'review',
      })
      const untilIn = ({ body }: typeof invited) =>
        body.people.find((one) => one.email === email)?.invited_until
      const until = untilIn(invited)
      const invitation = await waitForMail(email, 'winex: convite para a equipe')
      const asked = await call('/auth/user/emailpass/reset-password', { body: { email } })
      expect(asked.status).toBe(201)
      const reset = await waitForMail(email, 'winex: crie uma nova senha')
      expect(until).toBeTruthy()
      expect(untilIn(await boss.call('/admin/team'))).toBe(until)
      const [used, other] = first === 'reset' ? [reset, invitation] : [invitation, reset]
      expect((await choose(email, used)).status).toBe(200)
      expect((await choose(email, other)).status).toBe(400)
      const trail = () =>
        sql(
          `select action, actor_email from audit_entry
            where resource = 'user' and action in ('staff.join', 'password.change')
              and resource_id = (select id from "user" where email = $1) order by at, id`,
          [email],
        )
      expect(await trail()).toEqual([{ action: 'staff.join', actor_email: email }])
      await call('/auth/user/emailpass/reset-password', { body: { email } })
      const later = await waitForMail(email, 'winex: crie uma nova senha', 2)
      expect((await choose(email, later)).status).toBe(200)
      expect((await trail()).map(({ action }) => action)).toEqual(['staff.join', 'password.change'])
      // told of the change, and not of the password that they chose as they came in
      await waitForMail(email, 'winex: sua senha foi alterada', 1)
    },
  )

  it('an invitation that has ended opens nothing by a forgotten password', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    await boss.call('/admin/team/invitations', { email, name: 'Rita Prado', role: 'review' })
    await sql(
      `update password_reset set created_at = created_at - interval '15 days',
              expires_at = expires_at - interval '15 days' where email = $1`,
      [email],
    )
    const asked = await call('/auth/user/emailpass/reset-password', { body: { email } })
    expect([asked.status, asked.body]).toEqual([201, {}])
    // what is asked for later is answered later: the mail to another person has been sent
    await call('/auth/user/emailpass/reset-password', { body: { email: boss.email } })
    await waitForMail(boss.email, 'winex: crie uma nova senha')
    expect(await mailsTo(email, 'winex: crie uma nova senha')).toEqual([])
    const { people } = (await boss.call('/admin/team')).body
    const until = people.find((one) => one.email === email)?.invited_until
    expect(Date.parse(until ?? '')).toBeLessThan(Date.now())
  })

  it('who was taken out, or invited with another role meanwhile, is invited again within the same minute', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    const inviteAs = async (role: string) => {
      const { body } = await boss.call('/admin/team/invitations', {
        email,
        name: 'Rita Prado',
        role,
      })
      return body.people.find((one) => one.email === email)
    }
    const first = await inviteAs('review')
    await boss.call(`/admin/team/${first?.id}`, undefined, 'DELETE')
    expect(await inviteAs('review')).toMatchObject({ role: 'review', has_joined: false })
    expect(await inviteAs('finance')).toMatchObject({ role: 'finance' })
    expect(await inviteAs('review')).toMatchObject({ role: 'review' })
    expect(await sql('select id from mail_outbox where "to" = $1', [email])).toHaveLength(4)
  })

  it('a new role is in force from the next request on', async () => {
    const boss = await openAs('administration')
    const other = await openAs('review')
    expect((await other.call('/admin/orders')).status).toBe(403)
    await boss.call(`/admin/team/${other.userId}`, { role: 'finance' })
    expect((await other.call('/admin/orders')).status).toBe(200)
    expect(
      (await other.call('/admin/products/review', { ids: ['x'], action: 'archive' })).status,
    ).toBe(403)
    const trail = await sql(
      `select before ->> 'role' as before, after ->> 'role' as after from audit_entry
        where action = 'staff.role' and resource_id = $1`,
      [other.userId],
    )
    expect(trail).toEqual([{ before: 'review', after: 'finance' }])
  })

  it('ends a person’s sessions, and removes them, from the next request on', async () => {
    const boss = await openAs('administration')
    const other = await openAs('read_only')
    expect((await other.call('/admin/me')).status).toBe(200)
    await boss.call(`/admin/team/${other.userId}/end-sessions`, {})
    expect((await other.call('/admin/me')).status).toBe(401)
    const token = await askForToken('user', other.email, other.password)
    expect((await call('/admin/me', { token })).status).toBe(200)
    const left = await boss.call(`/admin/team/${other.userId}`, undefined, 'DELETE')
    expect(left.body.people.map(({ id }) => id)).not.toContain(other.userId)
    expect((await call('/admin/me', { token })).status).toBe(401)
    expect((await boss.call(`/admin/team/${other.userId}`, undefined, 'DELETE')).status).toBe(404)
  })

  it('who became an administrator less than seven days ago acts against no other', async () => {
    const boss = await openAs('administration')
    const other = await openAs('review')
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    const removal = () => other.call(`/admin/team/${boss.userId}`, undefined, 'DELETE')
    const demotion = await other.call(`/admin/team/${boss.userId}`, { role: 'review' })
    expect([demotion.status, (await removal()).status]).toEqual([403, 403])
    expect(demotion.body.message).toMatch(/^Quem entrou na administração há menos de 7 dias/)
    await sql(
      `update staff_role set administrator_since = now() - interval '7 days 1 minute' where user_id = $1`,
      [other.userId],
    )
    expect((await removal()).status).toBe(200)
  })
})

describe('every administrator is told by mail of another, who joins or leaves', () => {
  it('with a link that ends the sessions of both, and takes what was given, once', async () => {
    const [boss, witness] = [await openAs('administration'), await openAs('administration')]
    const other = await openAs('review')
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    const { link } = await waitForMail(witness.email, 'winex: a administração tem mais uma pessoa')
    expect([link.pathname, link.searchParams.get('actor')]).toEqual(['/nao-fui-eu', 'user'])
    const altered = new URL(`?token=${link.searchParams.get('token')}x`, link)
    const answers = await Promise.all([altered, link, link, link].map(stopChange))
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200])
    await sql(
      `update staff_alert set used_at = now() - interval '11 minutes' where user_id = $1 and used_at is not null`,
      [other.userId],
    )
    expect((await stopChange(link)).status).toBe(404)
    const trail = await sql(
      `select action, count(*)::int as n from audit_entry
        where actor_type = 'system' and resource_id in ($1, $2) group by action order by action`,
      [boss.userId, other.userId],
    )
    expect(trail).toEqual([
      { action: 'staff.end_sessions', n: 2 },
      { action: 'staff.role', n: 1 },
    ])
    for (const person of [boss, other]) expect((await person.call('/admin/me')).status).toBe(401)
    expect((await witness.call('/admin/me')).status).toBe(200)
    const roles = await sql(`select role from staff_role where user_id in ($1, $2) order by role`, [
      boss.userId,
      other.userId,
    ])
    expect(roles).toEqual([{ role: 'administration' }, { role: 'read_only' }])
    await waitForMail(witness.email, 'winex: mudança na administração não reconhecida')
  })

  it('and an invitation that nobody has accepted opens nothing any more', async () => {
    const boss = await openAs('administration')
    const email = `${randomUUID()}@winex.example`
    await boss.call('/admin/team/invitations', {
      email,
      name: 'Rita Prado',
      role: 'administration',
    })
    const invitation = await waitForMail(email, 'winex: convite para a equipe')
    const { link } = await waitForMail(boss.email, 'winex: convite para a administração')
    expect((await stopChange(link)).status).toBe(200)
    const password = 'Vindima-na-serra-8'
    const accepted = await call('/auth/user/emailpass/reset-password/confirm', {
      body: { email, password, token: invitation.link.searchParams.get('token') },
    })
    expect(accepted.status).toBe(400)
    const again = await askForToken('user', boss.email, boss.password)
    const { body } = await call<StaffTeam>('/admin/team', { token: again })
    expect(body.people.map((one) => one.email)).not.toContain(email)
    const trail = await sql(
      `select actor_type, before ->> 'role' as role from audit_entry
        where action = 'staff.remove' and before ->> 'email' = $1`,
      [email],
    )
    expect(trail).toEqual([{ actor_type: 'system', role: 'administration' }])
  })

  it('also who is removed, whose link stops a remover who was promoted', async () => {
    const [boss, thief] = [await openAs('administration'), await openAs('administration')]
    await sql(
      `update staff_role set administrator_since = now() - interval '8 days' where user_id = $1`,
      [thief.userId],
    )
    await thief.call(`/admin/team/${boss.userId}`, undefined, 'DELETE')
    const { link } = await waitForMail(boss.email, 'winex: a administração tem uma pessoa a menos')
    expect((await stopChange(link)).status).toBe(200)
    expect(await sql(`select role from staff_role where user_id = $1`, [thief.userId])).toEqual([
      { role: 'read_only' },
    ])
  })

  it('with a link that works for seven days, and not after', async () => {
    const [boss, other] = [await openAs('administration'), await openAs('review')]
    await boss.call(`/admin/team/${other.userId}`, { role: 'administration' })
    const { link } = await waitForMail(boss.email, 'winex: a administração tem mais uma pessoa')
    const olderBy = async (time: string) => {
      await sql(`update staff_alert set expires_at = expires_at - $2::interval where email = $1`, [
        boss.email,
        time,
      ])
      return stopChange(link)
    }
    const late = await olderBy('7 days')
    expect([late.status, late.body.message]).toEqual([404, 'Este link não vale mais.'])
    expect((await olderBy('-1 hour')).status).toBe(200)
  })

  it('of a demotion also who is demoted, and nobody of another role, nor who has not come in', async () => {
    const boss = await openAs('administration')
    const others = [await openAs('review'), await openAs('finance'), await openAs('read_only')]
    const invited = { email: `${randomUUID()}@winex.example`, name: 'Rita Prado' }
    await boss.call('/admin/team/invitations', { ...invited, role: 'administration' })
    // told of nothing so far
    const [other, witness] = [await openAs('administration'), await openAs('administration')]
    await boss.call(`/admin/team/${other.userId}`, { role: 'finance' })
    await boss.call(`/admin/team/${other.userId}`, { role: 'review' })
    const told = await sql(
      `select m."to" as email from mail_outbox m join staff_alert s on s.id = m.idempotency_key
        where s.user_id = $1 and m."to" = any($2) order by array_position($2, m."to")`,
      [other.userId, [boss, other, witness, ...others, invited].map(({ email }) => email)],
    )
    expect(told).toEqual([boss, other, witness].map(({ email }) => ({ email })))
    const { source } = await waitForMail(
      other.email,
      'winex: a administração tem uma pessoa a menos',
    )
    expect(source).toContain(
      `${other.email} deixou de fazer parte da administração da winex, por decisão de ${boss.email}.`,
    )
  })

  it('and who was one, for 30 days', async () => {
    const [boss, former] = [await openAs('administration'), await openAs('administration')]
    const other = await openAs('review')
    await boss.call(`/admin/team/${former.userId}`, { role: 'review' })
    const told = async (days: string, role: string) => {
      await sql(`update staff_alert set created_at = now() - $2::interval where email = $1`, [
        former.email,
        days,
      ])
      await boss.call(`/admin/team/${other.userId}`, { role })
      const mails = await sql(
        `select id from staff_alert where email = $1 and user_id = $2
           and created_at > now() - interval '1 day'`,
        [former.email, other.userId],
      )
      return mails.length
    }
    expect(await told('29 days 23 hours', 'administration')).toBe(1)
    await waitForMail(former.email, 'winex: a administração tem mais uma pessoa')
    expect(await told('30 days 1 minute', 'review')).toBe(0)
  })
})
