import { expect } from 'vitest'
import type { MemberResponse } from '#domain/team/memberWire'
import { call } from '../../support/http'
import type { Seller } from '../../support/openSeller'
import { sql } from '../../support/world'
import { newEmail, tokenOfInvitation } from './invitationToken'

export const PASSWORD = 'Taipa-e-neblina4'

export const invite = <Body = Record<string, unknown>>(token: string, body: unknown) =>
  call<Body>('/vendor/team/invitations', { token, body })

export const accept = <Body = { token: string }>(
  token: string,
  changes: Record<string, unknown> = {},
) =>
  call<Body>('/public/team/accept', {
    body: {
      token,
      name: 'Bia Prado',
      cpf: '529.982.247-25',
      password: PASSWORD,
      consent: { terms_version: '2025-07-07' },
      ...changes,
    },
  })

/** A person who joined through the invitation. */
export async function join(owner: Seller, role: 'owner' | 'member' = 'member') {
  const email = newEmail()
  expect((await invite(owner.token, { email, name: 'Bia', role })).status).toBe(201)
  const answer = await accept(await tokenOfInvitation(email))
  expect(answer.status).toBe(201)
  const { token } = answer.body
  const { body } = await call<MemberResponse>('/vendor/me', { token })
  return { email, token, id: body.member.id, member: body.member }
}

/** Makes an owner one of so many days. */
export const ownerSince = (memberId: string, days: number) =>
  sql(`update seller_member set owner_since = now() - make_interval(secs => $2) where id = $1`, [
    memberId,
    days * 86_400,
  ])
