import { expect, it } from 'vitest'
import { OWNER_ONLY } from '#domain/team/memberRoles'
import { ERASURE_WORD } from '#domain/privacy/privacy'
import { call } from '../../support/http'
import { during } from '../../support/during'
import { openSeller } from '../../support/openSeller'
import { sql } from '../../support/world'
import { newEmail } from './invitationToken'
import { invite, join, PASSWORD } from './join'

const ofSeller = (id: string): [string, unknown[]] => [
  'select 1 from seller where id = $1 for update',
  [id],
]

async function company() {
  const owner = await openSeller({ status: 'ACTIVE' })
  return { owner, thief: await join(owner, 'owner') }
}
type Company = Awaited<ReturnType<typeof company>>

const ACTS: Record<string, (of: Company) => Promise<{ status: number; text: string }>> = {
  'invites an owner': ({ thief }) => invite(thief.token, { email: newEmail(), role: 'owner' }),
  'makes an owner a member': ({ owner, thief }) =>
    call(`/vendor/team/members/${owner.memberId}`, {
      token: thief.token,
      body: { role: 'member' },
    }),
  'removes an owner': ({ owner, thief }) =>
    call(`/vendor/team/members/${owner.memberId}`, { method: 'DELETE', token: thief.token }),
  'sets the PIX key': ({ thief }) =>
    call('/vendor/pix-key', {
      token: thief.token,
      body: { kind: 'email', key: 'ladra@rossi.example', password: PASSWORD },
    }),
  'erases the company': ({ thief }) =>
    call('/vendor/privacy/erasure', {
      token: thief.token,
      body: { scope: 'company', password: PASSWORD, confirmation: ERASURE_WORD },
    }),
}

it.each(Object.entries(ACTS))(
  'who is no owner any more when it is their turn %s no more',
  async (_, act) => {
    const of = await company()
    const demoted = `update seller_member set role = 'member', owner_since = null where id = $1`
    const answer = await during(ofSeller(of.owner.sellerId), [demoted, [of.thief.id]], () =>
      act(of),
    )
    expect(answer.status, answer.text).toBe(403)
    expect(Object.values(OWNER_ONLY)).toContain(
      (JSON.parse(answer.text) as { message: string }).message,
    )
    expect(
      await sql('select role from seller_member where seller_id = $1 order by role', [
        of.owner.sellerId,
      ]),
    ).toEqual([{ role: 'member' }, { role: 'owner' }])
  },
)

it('nobody is invited to a company that was stopped meanwhile', async () => {
  const of = await company()
  const stopped = `update seller set store_status = 'SUSPENDED' where id = $1`
  const answer = await during(ofSeller(of.owner.sellerId), [stopped, [of.owner.sellerId]], () =>
    invite(of.thief.token, { email: newEmail(), role: 'member' }),
  )
  expect(answer.status, answer.text).toBe(403)
  expect(
    await sql('select 1 from seller_invitation where seller_id = $1 and accepted_at is null', [
      of.owner.sellerId,
    ]),
  ).toEqual([])
})
