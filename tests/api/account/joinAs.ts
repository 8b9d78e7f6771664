import { call } from '../../support/http'
import { newEmail, tokenOfInvitation } from '../team/invitationToken'

export interface JoinedPerson {
  email: string
  password: string
  token: string
}

/** Invites a person into the team of the owner with this token, and lets them join. */
export async function joinAs(
  ownerToken: string,
  {
    email = newEmail(),
    name = 'Bia Conti',
    role = 'member',
    password = 'Colina-nublada8',
  }: { email?: string; name?: string; role?: 'owner' | 'member'; password?: string } = {},
): Promise<JoinedPerson> {
  await call('/vendor/team/invitations', { token: ownerToken, body: { email, name, role } })
  const answer = await call<{ token?: string }>('/public/team/accept', {
    body: {
      token: await tokenOfInvitation(email),
      name,
      cpf: '529.982.247-25',
      password,
      consent: { terms_version: '2025-07-07' },
    },
  })
  if (!answer.body.token) throw new Error(`${email} could not join: ${answer.text}`)
  return { email, password, token: answer.body.token }
}
