import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authenticator } from '../../support/authenticator'
import { call } from '../../support/http'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { openStaff } from '../../support/openStaff'
import { claimsOf } from '../../support/signToken'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

const SUBJECT = 'winex: novo acesso à sua conta'
const signIn = ({ email, password }: Pick<Seller, 'email' | 'password'>, device?: string) =>
  call<{ token: string }>('/auth/seller/emailpass', {
    body: { email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      ...(device ? { 'x-winex-device': device } : {}),
    },
  })
const mailsAbout = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === SUBJECT)

/** Moves what is known of a person's earlier sessions to another network. */
const moveAway = (email: string) =>
  sql(
    `update sign_in_session set network = '198.51.100.0/24', ip_address = '198.51.100.7'
      where auth_identity_id in (select auth_identity_id from provider_identity where entity_id = $1)`,
    [email],
  )

describe('a sign-in from a new device and a new network', () => {
  it('is mailed to the person, once for that place, with device, address and the way out', async () => {
    const seller = await openSeller()
    await moveAway(seller.email)
    const device = randomUUID()
    await signIn(seller, device)
    const mail = await waitForMail(seller.email, SUBJECT)
    expect(mail.source).toContain('Firefox no Linux')
    expect(mail.source).toMatch(/Endereço IP: (::ffff:)?127\.0\.0\.1|Endereço IP: ::1/)
    expect(mail.link.pathname).toBe('/forgot-password')
    await signIn(seller, device)
    await moveAway(seller.email)
    await signIn(seller, device)
    expect(await mailsAbout(seller.email)).toHaveLength(1)
  })

  it('is not suspected at the first sign-in ever, on a known device, or in a known network', async () => {
    const device = randomUUID()
    const seller = await openSeller()
    // A new device in the network of the registration.
    await signIn(seller, device)
    // The same device in a new network.
    await moveAway(seller.email)
    await signIn(seller, device)
    const other = await openSeller()
    await sql(`delete from sign_in_session where id = $1`, [claimsOf(other.token).sid])
    await signIn(other, randomUUID())
    // A mail that comes for sure, later than those that must not.
    await call('/auth/seller/emailpass/reset-password', { body: { email: other.email } })
    await waitForMail(other.email, 'winex: crie uma nova senha')
    expect([...(await mailsAbout(seller.email)), ...(await mailsAbout(other.email))]).toEqual([])
  })

  it('keeps no mark of the device as it was sent', async () => {
    const seller = await openSeller()
    const device = randomUUID()
    const { body } = await signIn(seller, device)
    const [row] = await sql<{ row: string }>(
      'select to_jsonb(w)::text as row from sign_in_session w where id = $1',
      [claimsOf(body.token).sid],
    )
    expect(row?.row).not.toContain(device)
  })
})

describe('failed sign-ins', () => {
  const failuresOf = (resourceId: string) =>
    sql<Record<string, unknown>>(
      `select action, actor_type, actor_id, actor_email, resource, seller_id, before, after, ip_address is not null as has_address
         from audit_entry where resource_id = $1 and action in ('session.sign_in_failed', 'session.code_failed') order by at`,
      [resourceId],
    )

  it('are in the audit trail, with the account and the address and nothing of what was typed', async () => {
    const seller = await openSeller()
    await signIn({ ...seller, password: 'Errada-123' })
    await expect
      .poll(() => failuresOf(seller.memberId))
      .toEqual([
        {
          action: 'session.sign_in_failed',
          actor_type: 'system',
          actor_id: null,
          actor_email: null,
          resource: 'member',
          seller_id: seller.sellerId,
          before: null,
          after: null,
          has_address: true,
        },
      ])
    const typed = await sql(`select id from audit_entry where search like '%errada-123%'`)
    expect(typed).toEqual([])
  })

  it('of the second step are there too, and of the staff', async () => {
    const staff = await openStaff()
    const { email, password } = staff
    const enter = () =>
      call<{ token: string; second_factor: { challenge: string } }>('/auth/user/emailpass', {
        body: { email, password },
      })
    const { token } = (await enter()).body
    const begun = await call<{ secret: string }>('/admin/second-factor', {
      token,
      body: { password },
    })
    const code = authenticator(begun.body.secret).code()
    await call('/admin/second-factor/confirm', { token, body: { code } })
    const { challenge } = (await enter()).body.second_factor
    await call('/auth/user/second-factor', { body: { challenge, code: '000000' } })
    await expect
      .poll(async () => (await failuresOf(staff.userId)).map(({ action }) => action))
      .toEqual(['session.code_failed'])
  })

  it('cannot fill the disk: at most 20 a day of one account', async () => {
    const seller = await openSeller()
    const [before] = await sql<{ id: string }>(
      'select auth_identity_id as id from seller_member where id = $1',
      [seller.memberId],
    )
    const tries = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        await signIn({ ...seller, password: 'Errada-123' })
        // The limit of tries is another matter, and tested elsewhere.
        if (at % 6 === 5) await sql(`delete from rate_limit where key like 'pair:%'`)
      }
    }
    await tries(24)
    await expect.poll(async () => (await failuresOf(seller.memberId)).length).toBe(20)
    // The last of them has been counted, so none is still on its way.
    await expect
      .poll(async () => {
        const [counted] = await sql<{ points: number }>(
          `select points from rate_limit where key like 'audit_account:%' and points >= 24`,
        )
        return counted?.points
      })
      .toBe(24)
    expect(await failuresOf(seller.memberId)).toHaveLength(20)
    expect(before?.id).toBeDefined()
  })

  it('of an e-mail that nobody has leave nothing', async () => {
    const email = `${randomUUID()}@exemplo.com.br`
    await signIn({ email, password: 'Errada-123' })
    const seller = await openSeller()
    await signIn({ ...seller, password: 'Errada-123' })
    await expect.poll(async () => (await failuresOf(seller.memberId)).length).toBe(1)
    expect(await sql('select id from audit_entry where search like $1', [`%${email}%`])).toEqual([])
  })
})
