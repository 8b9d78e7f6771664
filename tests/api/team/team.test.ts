import { describe, expect, it } from 'vitest'
import type { MemberResponse } from '#domain/team/memberWire'
import type { TeamResponse } from '#domain/team/teamWire'
import { ERASURE_WORD } from '#domain/privacy/privacy'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'
import { newEmail, tokenOfInvitation } from './invitationToken'
import { accept as take, invite as send, join, ownerSince, PASSWORD } from './join'
import { AT_ONCE } from '../../support/scope'

interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
}

const teamOf = async (token: string) => (await call<TeamResponse>('/vendor/team', { token })).body
const invite = (token: string, body: unknown) => send<TeamResponse & Refusal>(token, body)
const accept = (token: string, changes: Record<string, unknown> = {}) =>
  take<{ token: string } & Refusal>(token, changes)
const change = (method: string, token: string, path: string, body?: unknown) =>
  call<TeamResponse & Refusal>(`/vendor/team/${path}`, { method, token, body })

describe('an invited person', () => {
  it('sees who invites, joins with name, CPF and password, and works for that seller', async () => {
    const owner = await openSeller({ name: 'Vinícola do Time' })
    const email = newEmail()
    const invited = await invite(owner.token, { email: email.toUpperCase(), role: 'member' })
    expect(invited.status).toBe(201)
    expect(invited.body.invitations).toMatchObject([{ email, role: 'member' }])
    const token = await tokenOfInvitation(email)
    const shown = await call<{ invitation: Record<string, unknown> }>(
      `/public/invitations/${token}`,
    )
    expect(shown.body.invitation).toMatchObject({
      email,
      role: 'member',
      seller_name: 'Vinícola do Time',
    })
    const joined = await accept(token)
    expect(joined.status).toBe(201)
    const me = await call<MemberResponse>('/vendor/me', { token: joined.body.token })
    expect(me.body.member).toMatchObject({
      name: 'Bia Prado',
      email,
      role: 'member',
      seller: { id: owner.sellerId },
    })
    const signedIn = await call('/auth/seller/emailpass', {
      body: { email, password: 'Taipa-e-neblina4' },
    })
    expect(signedIn.status).toBe(200)
    const team = await teamOf(owner.token)
    expect(team.members.map((one) => [one.email, one.role, one.is_self])).toEqual([
      [owner.email, 'owner', true],
      [email, 'member', false],
    ])
    expect(team.invitations).toEqual([])
    const consents = await sql('select * from consent_record where email = $1', [email])
    expect(consents).toHaveLength(1)
  })

  it('joins once, also when the link is used five times at once', async () => {
    const owner = await openSeller()
    const email = newEmail()
    await invite(owner.token, { email, role: 'member' })
    const token = await tokenOfInvitation(email)
    const responses = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await teamOf(owner.token)).members).toHaveLength(2)
    const { status, body } = await accept(token)
    expect(status).toBe(201)
    expect((await call<MemberResponse>('/vendor/me', body)).body.member.email).toBe(email)
    // somebody else, or a while ago, and the link is worth nothing
    const gone = 'Este convite não vale mais.'
    for (const changes of [
      { password: 'Outra-senha-8' },
      { name: 'Bia' },
      { cpf: '111.444.777-35' },
    ])
      expect((await accept(token, changes)).body.message).toBe(gone)
    await sql(
      `update seller_invitation set accepted_at = now() - interval '11 minutes' where email = $1`,
      [email],
    )
    expect((await accept(token)).body.message).toBe(gone)
  })

  it('is in the team when an owner ends the invitation too late, who is told so', async () => {
    const owner = await openSeller()
    const email = newEmail()
    const sent = await invite(owner.token, { email, role: 'member' })
    const late = `invitations/${sent.body.invitations[0]?.id}`
    await accept(await tokenOfInvitation(email))
    const { status, body } = await change('DELETE', owner.token, late)
    expect([status, body.message]).toEqual([
      409,
      'Este convite já foi aceito. Se não era para ser, remova a pessoa da equipe.',
    ])
    expect((await teamOf(owner.token)).members).toHaveLength(2)
  })

  it.each([
    ['a wrong CPF', { cpf: '111.111.111-11' }, { cpf: 'CPF inválido' }],
    [
      'a weak password',
      { password: 'abcdefgh' },
      { password: 'Senha deve conter pelo menos uma letra maiúscula' },
    ],
    ['no name', { name: ' ' }, { name: 'Campo obrigatório' }],
    ['a role of their own', { role: 'owner' }, { role: 'Campo desconhecido' }],
    ['an e-mail of their own', { email: 'a@b.c' }, { email: 'Campo desconhecido' }],
  ])('with %s is told so and the link still works', async (_what, changes, errors) => {
    const owner = await openSeller()
    const email = newEmail()
    await invite(owner.token, { email, role: 'member' })
    const token = await tokenOfInvitation(email)
    const refused = await accept(token, changes)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual(errors)
    expect((await accept(token)).status).toBe(201)
  })

  it("with an altered, revoked, expired or a founder's link is refused alike", async () => {
    const owner = await openSeller()
    const email = newEmail()
    const sent = await invite(owner.token, { email, role: 'member' })
    const token = await tokenOfInvitation(email)
    const last = token.endsWith('A') ? 'B' : 'A'
    expect((await accept(`${token.slice(0, -1)}${last}`)).status).toBe(404)
    const id = sent.body.invitations[0]?.id ?? ''
    expect((await change('DELETE', owner.token, `invitations/${id}`)).body.invitations).toEqual([])
    expect((await accept(token)).status).toBe(404)

    await invite(owner.token, { email, role: 'owner' })
    await sql(
      `update seller_invitation set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    )
    expect((await accept(await tokenOfInvitation(email))).status).toBe(404)
    expect(await sql('select id from seller_member where email = $1', [email])).toEqual([])
  })
})

describe('an invitation', () => {
  it('sent many times at once is one mail', async () => {
    const owner = await openSeller()
    const email = newEmail()
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => invite(owner.token, { email, role: 'member' })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await sql('select id from mail_outbox where "to" = $1', [email])).toHaveLength(1)
    expect((await teamOf(owner.token)).invitations).toHaveLength(1)
  })

  it('that was canceled, or followed by another role, is sent again within the same minute', async () => {
    const owner = await openSeller()
    const email = newEmail()
    const roles: unknown[] = []
    let open: { id: string } | undefined
    for (const role of ['member', 'member', 'owner', 'member']) {
      if (roles.length === 1) await change('DELETE', owner.token, `invitations/${open?.id ?? ''}`)
      const { body } = await invite(owner.token, { email, role })
      open = body.invitations[0]
      roles.push(body.invitations.map((one) => one.role))
    }
    expect(roles).toEqual([['member'], ['member'], ['owner'], ['member']])
    expect(await sql('select id from mail_outbox where "to" = $1', [email])).toHaveLength(4)
  })

  it('of an e-mail that has an account, of no e-mail, or of another role is refused', async () => {
    const [owner, other] = [await openSeller(), await openSeller()]
    const taken = await invite(owner.token, { email: other.email, role: 'member' })
    expect(taken.status).toBe(409)
    expect(taken.body.errors).toEqual({ email: 'Este e-mail já tem uma conta na winex.' })
    expect((await invite(owner.token, { email: 'bia', role: 'member' })).body.errors).toEqual({
      email: 'E-mail inválido',
    })
    expect((await invite(owner.token, { email: newEmail(), role: 'staff' })).status).toBe(400)
  })
})

describe('a member', () => {
  it('sees the team and changes nothing of it, nor of the company, nor signs', async () => {
    const owner = await openSeller()
    const { token, id } = await join(owner)
    expect((await teamOf(token)).members).toHaveLength(2)
    const refusals = await Promise.all([
      invite(token, { email: newEmail(), role: 'owner' }),
      change('POST', token, `members/${id}`, { role: 'owner' }),
      change('DELETE', token, `members/${owner.memberId}`),
      change('DELETE', token, 'invitations/sinv_1'),
      call('/vendor/sellers/me', { token, body: { city: 'Canela' } }),
      call('/vendor/sellers/me/contract/sign', { token, body: {} }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect(refusals[0]?.body.message).toBe(
      'Somente um responsável pela empresa pode alterar a equipe.',
    )
  })

  it('who is removed is out at once, and can be invited again', async () => {
    const owner = await openSeller()
    const { token, id, email } = await join(owner)
    const second = await call<{ token: string }>('/auth/seller/emailpass', {
      body: { email, password: 'Taipa-e-neblina4' },
    })
    const left = await change('DELETE', owner.token, `members/${id}`)
    expect(left.body.members.map((one) => one.email)).toEqual([owner.email])
    for (const session of [token, second.body.token]) {
      expect((await call('/vendor/me', { token: session })).status).toBe(401)
    }
    const signIn = await call('/auth/seller/emailpass', {
      body: { email, password: 'Taipa-e-neblina4' },
    })
    expect(signIn.status).toBe(401)
    expect((await change('DELETE', owner.token, `members/${id}`)).status).toBe(404)
    await invite(owner.token, { email, role: 'owner' })
    expect((await accept(await tokenOfInvitation(email))).status).toBe(201)
  })

  it('becomes owner from the next request on', async () => {
    const owner = await openSeller()
    const { token, id } = await join(owner)
    expect((await change('POST', owner.token, `members/${id}`, { role: 'owner' })).status).toBe(200)
    expect((await invite(token, { email: newEmail(), role: 'member' })).status).toBe(201)
  })
})

describe('the last owner', () => {
  const words =
    'A equipe precisa de pelo menos um responsável. Torne outra pessoa responsável primeiro.'

  it('can be neither removed nor made a member', async () => {
    const owner = await openSeller()
    await join(owner)
    const removal = await change('DELETE', owner.token, `members/${owner.memberId}`)
    expect([removal.status, removal.body.message]).toEqual([409, words])
    const demotion = await change('POST', owner.token, `members/${owner.memberId}`, {
      role: 'member',
    })
    expect([demotion.status, demotion.body.message]).toEqual([409, words])
  })

  it('stays when two owners remove each other at the same moment', async () => {
    const owner = await openSeller()
    const other = await join(owner, 'owner')
    await ownerSince(other.id, 8)
    await Promise.all([
      change('DELETE', owner.token, `members/${other.id}`),
      change('DELETE', other.token, `members/${owner.memberId}`),
    ])
    const left = await sql(`select role from seller_member where seller_id = $1`, [owner.sellerId])
    expect(left).toEqual([{ role: 'owner' }])
  })
})

describe('who became an owner less than seven days ago', () => {
  const WORDS = /^Quem se tornou responsável há menos de 7 dias/

  it.each(['invited', 'promoted'])('and was %s acts against no other owner', async (way) => {
    const owner = await openSeller()
    const other = await join(owner, way === 'invited' ? 'owner' : 'member')
    if (way === 'promoted')
      await change('POST', owner.token, `members/${other.id}`, { role: 'owner' })
    const against = () => [
      change('DELETE', other.token, `members/${owner.memberId}`),
      change('POST', other.token, `members/${owner.memberId}`, { role: 'member' }),
      call('/vendor/pix-key', {
        token: other.token,
        body: { kind: 'email', key: 'outra@rossi.example', password: PASSWORD },
      }),
      call('/vendor/privacy/erasure', {
        token: other.token,
        body: { scope: 'company', password: PASSWORD, confirmation: ERASURE_WORD },
      }),
    ]
    for (const { status, body } of await Promise.all(against())) {
      expect(status).toBe(403)
      expect(body.message).toMatch(WORDS)
    }
    await ownerSince(other.id, 6.99)
    expect((await Promise.all(against())).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    await ownerSince(other.id, 7.01)
    const removal = await change('DELETE', other.token, `members/${owner.memberId}`)
    expect(removal.status).toBe(200)
  })

  it('works on, and leaves by themselves', async () => {
    const owner = await openSeller()
    const other = await join(owner, 'owner')
    const member = await join(owner)
    expect((await change('DELETE', other.token, `members/${member.id}`)).status).toBe(200)
    expect((await change('DELETE', other.token, `members/${other.id}`)).status).toBe(200)
  })
})
