import { describe, expect, it } from 'vitest'
import { ERASURE_WORD } from '#domain/privacy/privacy'
import { call } from '../../support/http'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { openSeller, type Seller } from '../../support/openSeller'
import { sql } from '../../support/world'
import { tokenOf } from '../../support/people'
import { openAs } from '../staff/openAs'
import { invite, join, ownerSince, PASSWORD } from './join'

const MORE = 'winex: a empresa tem mais um responsável'
const LESS = 'winex: a empresa tem um responsável a menos'
const KEY = 'winex: a chave PIX dos repasses foi alterada'

const stop = (token: string | null) => call('/public/owner-alerts/stop', { body: { token } })
const change = (method: string, token: string, id: string, body?: object) =>
  call(`/vendor/team/members/${id}`, { method, token, ...(body && { body }) })
const setKey = (token: string, password: string) =>
  call('/vendor/pix-key', { token, body: { kind: 'email', key: 'caixa@rossi.example', password } })
const statusOf = async ({ sellerId }: Seller) =>
  (await sql(`select store_status from seller where id = $1`, [sellerId]))[0]

describe('every owner is told by mail', () => {
  it('of one who is invited, joins, is promoted, demoted, removed, and of the key', async () => {
    const owner = await openSeller()
    const other = await join(owner, 'owner')
    await waitForMail(owner.email, 'winex: convite para mais um responsável')
    await waitForMail(owner.email, MORE)
    await waitForMail(other.email, MORE)
    await change('POST', owner.token, other.id, { role: 'member' })
    await waitForMail(other.email, LESS)
    await change('POST', owner.token, other.id, { role: 'owner' })
    await change('DELETE', owner.token, other.id)
    await expect
      .poll(async () => (await mailsTo(other.email)).filter(({ subject }) => subject === LESS))
      .toHaveLength(2)
    expect((await setKey(owner.token, owner.password)).status).toBe(200)
    await waitForMail(owner.email, KEY)
    // was an owner until a moment ago
    await waitForMail(other.email, KEY)
  })

  it('of one whose account is erased, whose address nobody reads any more', async () => {
    const owner = await openSeller()
    const other = await join(owner, 'owner')
    const erased = await call('/vendor/privacy/erasure', {
      token: other.token,
      body: { scope: 'person', confirmation: ERASURE_WORD, password: PASSWORD },
    })
    expect(erased.status, erased.text).toBe(200)
    const { source } = await waitForMail(
      owner.email,
      'winex: a conta de um responsável foi excluída',
    )
    expect(source).not.toContain(other.email)
    expect(source).toContain('excluiu a própria conta')
  })

  it('and not of a member, nor is who was an owner more than 30 days ago', async () => {
    const owner = await openSeller()
    const former = await join(owner, 'owner')
    await change('DELETE', owner.token, former.id)
    await sql(
      `update owner_alert set created_at = now() - interval '31 days' where seller_id = $1`,
      [owner.sellerId],
    )
    await join(owner)
    await setKey(owner.token, owner.password)
    await waitForMail(owner.email, KEY)
    const told = await sql<{ email: string }>(
      `select email from owner_alert where seller_id = $1 and created_at > now() - interval '1 day'`,
      [owner.sellerId],
    )
    expect(told).toEqual([{ email: owner.email }])
  })
})

describe('the link of the mail', () => {
  it('suspends the company, holds payouts, ends every session and invitation, and tells staff, once', async () => {
    const told = [await openAs('review'), await openAs('finance')]
    const owner = await openSeller({ status: 'ACTIVE' })
    const thief = await join(owner, 'owner')
    await invite(thief.token, { email: 'mais.um@rossi.example', role: 'owner' })
    const { link } = await waitForMail(owner.email, MORE)
    expect(link.pathname).toBe('/nao-fui-eu')
    const token = link.searchParams.get('token')
    const answers = await Promise.all([stop(token), stop(token), stop(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const suspensions = await sql(
      `select 1 from audit_entry where action = 'seller.status' and actor_type = 'system' and seller_id = $1`,
      [owner.sellerId],
    )
    expect(suspensions).toHaveLength(1)
    await sql(
      `update owner_alert set used_at = now() - interval '11 minutes' where seller_id = $1 and used_at is not null`,
      [owner.sellerId],
    )
    expect((await stop(token)).status).toBe(404)
    expect(await statusOf(owner)).toEqual({ store_status: 'SUSPENDED' })
    for (const person of [owner, thief])
      expect((await call('/vendor/me', { token: person.token })).status).toBe(401)
    const again = await call<{ token: string }>('/auth/seller/emailpass', {
      body: { email: thief.email, password: PASSWORD },
    })
    expect((await setKey(again.body.token, PASSWORD)).status).toBe(403)
    const { body } = await call<{ balance: { held_reasons: string[] } }>(
      '/vendor/payouts/summary',
      {
        token: again.body.token,
      },
    )
    expect(JSON.stringify(body)).toContain('account_suspended')
    const open = await sql(
      `select 1 from seller_invitation where seller_id = $1 and accepted_at is null and revoked_at is null`,
      [owner.sellerId],
    )
    expect(open).toEqual([])
    for (const { email } of told) await waitForMail(email, 'winex: conta suspensa')
  })

  it('leaves no reason of the status before as that of the suspension', async () => {
    const owner = await openSeller()
    await join(owner, 'owner')
    const { link } = await waitForMail(owner.email, MORE)
    await sql(
      `update seller set store_status = 'INACTIVE', status_reason = 'O CNPJ é de outra empresa.' where id = $1`,
      [owner.sellerId],
    )
    expect((await stop(link.searchParams.get('token'))).status).toBe(200)
    const stopped = await sql(`select store_status, status_reason from seller where id = $1`, [
      owner.sellerId,
    ])
    expect(stopped).toEqual([{ store_status: 'SUSPENDED', status_reason: null }])
  })

  it.each([
    ['PENDING', true, 'winex: seu cadastro foi aprovado'],
    ['ACTIVE', false, 'winex: sua conta foi reativada'],
  ])('suspends a %s one, who never approved: %s', async (status, never_approved, mail) => {
    const token = await tokenOf('staff')
    const owner = await openSeller()
    const as = (path: string, body?: object) =>
      call<{ seller: object }>(`/admin/sellers/${owner.sellerId}${path}`, { token, body })
    if (status === 'ACTIVE') await as('', { store_status: status })
    await join(owner, 'owner')
    const { link } = await waitForMail(owner.email, MORE)
    expect((await stop(link.searchParams.get('token'))).status).toBe(200)
    const found = await as('')
    expect(found.body.seller).toMatchObject({ store_status: 'SUSPENDED', never_approved })
    const approved = await as('/approve', { commission_rate: 12, expected_status: 'SUSPENDED' })
    expect(approved.status, approved.text).toBe(never_approved ? 200 : 409)
    if (!never_approved) expect((await as('', { store_status: 'ACTIVE' })).status).toBe(200)
    expect(await statusOf(owner)).toEqual({ store_status: 'ACTIVE' })
    await waitForMail(owner.email, mail)
  })

  it('that is altered, or older than seven days, does nothing', async () => {
    const owner = await openSeller()
    await join(owner, 'owner')
    const { link } = await waitForMail(owner.email, MORE)
    const token = link.searchParams.get('token') ?? ''
    expect((await stop(`${token}x`)).status).toBe(404)
    await sql(`update owner_alert set expires_at = now() where seller_id = $1`, [owner.sellerId])
    const late = await stop(token)
    expect([late.status, late.body.message]).toEqual([404, 'Este link não vale mais.'])
    expect(await statusOf(owner)).toEqual({ store_status: 'PENDING' })
  })

  it('of another owner still works after the first removed them', async () => {
    const owner = await openSeller({ status: 'ACTIVE' })
    const thief = await join(owner, 'owner')
    await ownerSince(thief.id, 8)
    expect((await change('DELETE', thief.token, owner.memberId)).status).toBe(200)
    const { link } = await waitForMail(owner.email, LESS)
    expect((await stop(link.searchParams.get('token'))).status).toBe(200)
    expect(await statusOf(owner)).toEqual({ store_status: 'SUSPENDED' })
  })
})
