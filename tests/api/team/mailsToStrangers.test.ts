import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { buildApplicationRow } from '../../support/buildApplication'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'
import { openSeller } from '../../support/openSeller'
import { weatherMs } from '../../support/weatherMs'
import { newEmail } from './invitationToken'

interface Refusal extends Record<string, unknown> {
  message?: string
  errors?: Record<string, string>
}

const IMITATES = 'Este nome parece ser da winex. Use o nome da sua empresa ou o seu.'
const ADDRESS = 'O nome não pode ter endereço de site ou de e-mail'

const invite = (token: string, body: Record<string, unknown>) =>
  call<Refusal & { invitations?: { id: string }[] }>('/vendor/team/invitations', {
    token,
    body: { role: 'member', ...body },
  })

const register = (changes: Parameters<typeof buildRegistration>[0]) =>
  call<Refusal>('/public/vendor/register', { body: buildRegistration(changes) })

const apply = (changes: Record<string, unknown>) =>
  call<Refusal & { code?: string }>('/rest/v1/suppliers', {
    headers: { apikey: 'public' },
    body: buildApplicationRow(changes),
    // not of the address whose allowance other tests use up
    from: '203.0.113.78',
  })

const mailsTo = (email: string) =>
  sql(`select 1 from mail_outbox where "to" = $1 and template like '%invitation'`, [email])

describe('invitations', () => {
  it('of one winery end for the day after 40, however many it takes back', async () => {
    const owner = await openSeller()
    for (let sent = 0; sent < 40; sent += 1) {
      const answer = await invite(owner.token, { email: newEmail() })
      expect(answer.status).toBe(201)
      const id = answer.body.invitations?.[0]?.id ?? ''
      await call(`/vendor/team/invitations/${id}`, { method: 'DELETE', token: owner.token })
    }
    const email = newEmail()
    const refused = await invite(owner.token, { email })
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe(
      'Você já enviou muitos convites hoje. Tente novamente amanhã.',
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(await mailsTo(email)).toEqual([])
    expect((await invite((await openSeller()).token, { email })).status).toBe(201)
  })

  it('to one person end for the day after five, from all senders', async () => {
    const email = newEmail()
    const owners = await Promise.all(Array.from({ length: 6 }, () => openSeller()))
    for (const { token } of owners.slice(0, 5))
      expect((await invite(token, { email })).status).toBe(201)
    const refused = await invite(owners[5]?.token ?? '', { email })
    expect([refused.status, refused.body.errors]).toEqual([
      429,
      { email: 'Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã.' },
    ])
    expect(await mailsTo(email)).toHaveLength(5)
  })

  it('asked for 20 times at once by one winery keep nobody waiting', async () => {
    const owner = await openSeller()
    const started = performance.now()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => invite(owner.token, { email: newEmail() })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(performance.now() - started).toBeLessThan(10_000 + weatherMs)
  })

  it('of an applicant by staff end for the day after five, too', async () => {
    const token = await tokenOf('staff')
    const row = buildApplicationRow()
    expect((await apply(row)).status).toBe(201)
    const email = String(row.responsible_email)
    const [application] = await sql<{ id: string }>(
      'select id from suppliers where responsible_email = $1',
      [email],
    )
    const path = `/admin/applications/${application?.id}/invite`
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await call(path, { token, body: { again: true } })).status).toBe(200)
      // a minute has passed
      await sql(
        `update suppliers set invited_at = invited_at - interval '61 seconds' where id = $1`,
        [application?.id],
      )
    }
    expect((await call(path, { token, body: { again: true } })).status).toBe(429)
    expect(await mailsTo(email)).toHaveLength(5)
  })
})

describe('a name that reads as the marketplace’s own', () => {
  it.each(['winex', 'w1nex', 'Equipe Winex', 'WINEX Brasil', 'wіnex', 'W I N E X'])(
    '%s founds no winery',
    async (name) => {
      const answer = await register({ name })
      expect([answer.status, answer.body.errors]).toEqual([400, { name: IMITATES }])
    },
  )

  it('is no name of a person, of an invitation, of an application', async () => {
    const { token, memberId } = await openSeller()
    const person = await register({ member: { name: 'Equipe Winex' } })
    expect(person.body.errors).toEqual({ 'member.name': IMITATES })
    const invited = await invite(token, { email: newEmail(), name: 'Suporte winex' })
    expect(invited.body.errors).toEqual({ name: IMITATES })
    const renamed = await call<Refusal>(`/vendor/members/${memberId}`, {
      token,
      body: { name: 'W1NEX' },
    })
    expect([renamed.status, renamed.body.errors]).toEqual([400, { name: IMITATES }])
    const applied = await apply({ brand: 'winex Brasil' })
    expect([applied.status, applied.body.code]).toEqual([400, '23514'])
  })

  it('is refused in the profile, where the stored name is taken however old it is', async () => {
    const { token, sellerId } = await openSeller()
    const save = (body: object) => call<Refusal>('/vendor/sellers/me', { token, body })
    const refused = await save({ name: 'Winex Oficial', city: 'Bento Gonçalves' })
    expect([refused.status, refused.body.errors]).toEqual([400, { name: IMITATES }])
    const old = `Winex Antiga ${randomUUID()}\u202e`
    await sql('update seller set name = $2 where id = $1', [sellerId, old])
    expect((await save({ name: old, city: 'Bento Gonçalves' })).status).toBe(200)
    const [seller] = await sql('select name, city from seller where id = $1', [sellerId])
    expect(seller).toEqual({ name: old, city: 'Bento Gonçalves' })
  })
})

it('an address of a site or of an e-mail is in no name', async () => {
  const { token } = await openSeller()
  const winery = await register({ name: 'Prêmio em https://exemplo.xyz' })
  expect(winery.body.errors).toEqual({ name: ADDRESS })
  const person = await register({ member: { name: 'ana@exemplo.com' } })
  expect(person.body.errors).toEqual({ 'member.name': ADDRESS })
  const invited = await invite(token, { email: newEmail(), name: 'veja bit.ly/x' })
  expect(invited.body.errors).toEqual({ name: ADDRESS })
})

it('the subject of a mail has a long name in short, on one line', async () => {
  const name = `Vinícola ${randomUUID()} ${'da Serra '.repeat(15)}`.trim()
  const { token } = await openSeller({ name: `${name}\r\nBcc: x` })
  const email = newEmail()
  await invite(token, { email })
  const [mail] = await sql<{ subject: string }>('select subject from mail_outbox where "to" = $1', [
    email,
  ])
  expect(mail?.subject).toBe(`winex: convite para a equipe de ${name.slice(0, 39).trimEnd()}…`)
})
