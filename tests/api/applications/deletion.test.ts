import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApplicationRow } from '../../support/buildApplication'
import { during } from '../../support/during'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { openSeller } from '../../support/openSeller'
import { openStaff } from '../../support/openStaff'
import { askForToken, people, tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { filesWith, tablesWith } from '../account/tracesIn'

let token = ''
beforeAll(async () => {
  token = await tokenOf('staff')
})

/** Sends the landing page's form, once its mails are on their way. */
async function apply(email = `pede.${randomUUID()}@exemplo.com.br`) {
  const brand = `Vinhedo ${randomUUID()}`
  const sent = await call('/rest/v1/suppliers', {
    headers: { apikey: 'public' },
    body: buildApplicationRow({ brand, responsible_email: email }),
    // not of the address whose allowance other tests use up
    from: '203.0.113.83',
  })
  expect(sent.status, sent.text).toBe(201)
  const [row] = await sql<{ id: string }>('select id from suppliers where brand = $1', [brand])
  return { id: row?.id ?? '', brand, email }
}
const read = (id: string) => call(`/admin/applications/${id}`, { token })
const remove = (id: string, by = token) =>
  call(`/admin/applications/${id}`, { method: 'DELETE', token: by })
const invite = (id: string) => call(`/admin/applications/${id}/invite`, { token, body: {} })
const write = (id: string, body: unknown) =>
  call(`/admin/applications/${id}`, { method: 'PUT', token, body })

async function inviteBy(email: string, count = 1): Promise<string> {
  const mail = await waitForMail(email, 'convite para vender seus vinhos', count)
  return `/public/invitations/${mail.link.searchParams.get('convite') ?? ''}`
}
/** The kinds of mails that tell of these marks, by receiver or words. */
const mailsWith = async (...marks: string[]) =>
  (
    await sql<{ template: string }>(
      `select distinct template from mail_outbox m
        where exists (select from unnest($1::text[]) as mark where position(lower(mark) in lower(m::text)) > 0)
        order by template`,
      [marks],
    )
  ).map(({ template }) => template)

describe('DELETE /admin/applications/{id}', () => {
  it('two of one address that go at the same moment leave no mail to it', async () => {
    const first = await apply()
    const ids = [first.id, (await apply(first.email)).id]
    const answers = await during(
      ['select 1 from suppliers where id = any($1) for update', [ids]],
      ['select 1', []],
      () => Promise.all(ids.map((id) => remove(id))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsWith(first.email)).toEqual([])
  })

  it('takes along mails and their files, invitation and link; nothing but the trail names the applicant', async () => {
    const { id, brand, email } = await apply()
    expect((await write(id, { notes: 'Pediu a exclusão' })).status).toBe(200)
    expect((await invite(id)).status).toBe(200)
    const link = await inviteBy(email)
    expect((await call(link)).status).toBe(200)
    expect(await mailsWith(email, brand)).toEqual([
      'application-arrived',
      'application-received',
      'invitation',
    ])

    const answer = await remove(id)
    expect([answer.status, answer.body]).toEqual([200, { id }])

    expect(await tablesWith([brand])).toEqual([])
    expect(await tablesWith([email])).toEqual(['audit_entry'])
    expect(await filesWith([email, brand])).toEqual([])
    expect((await call(link)).status).toBe(404)
    for (const gone of [await read(id), await remove(id), await write(id, {}), await invite(id)]) {
      expect(gone.status).toBe(404)
      expect(gone.text).toContain('Candidatura não encontrada.')
    }
  })

  it('leaves one entry that says who, and nothing of the applicant', async () => {
    const { id, email, brand } = await apply()
    expect((await remove(id)).status).toBe(200)
    const [entry, ...others] = await sql('select * from audit_entry where resource_id = $1', [id])
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      actor_type: 'user',
      actor_email: people.staff.email,
      action: 'application.delete',
      resource: 'application',
      seller_id: null,
      before: null,
      after: null,
    })
    for (const mark of [email, brand, 'Marina', 'Monte Belo'])
      expect(JSON.stringify(entry)).not.toContain(mark)
    expect(await tablesWith([email, brand])).toEqual([])
  })

  it('leaves other applications as they are, of the same person, too', async () => {
    const other = await apply()
    const first = await apply()
    const second = await apply(first.email)
    expect((await invite(first.id)).status).toBe(200)
    const firstLink = await inviteBy(first.email)
    expect((await remove(first.id)).status).toBe(200)
    expect((await call(firstLink)).status).toBe(404)
    expect(await mailsWith(first.brand)).toEqual([])
    expect(await mailsWith(first.email)).toEqual(['application-received'])

    expect((await invite(second.id)).status).toBe(200)
    const [{ body }, kept] = [await read(second.id), await read(other.id)]
    expect(body).toMatchObject({ brand: second.brand, invitation: 'open' })
    expect(kept.body).toMatchObject({ brand: other.brand, status: 'new' })
    expect(await mailsWith(second.brand, other.brand)).toEqual(['application-arrived'])
    expect(await mailsWith(other.email)).toEqual(['application-received'])
    for (const { id } of [second, other]) expect((await remove(id)).status).toBe(200)
    expect(await mailsWith(first.email, second.brand)).toEqual([])
  })

  it('refuses the application of who has an account: it goes with the account', async () => {
    const seller = await openSeller()
    const { id } = await apply(seller.email.toUpperCase())
    const answer = await remove(id)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'Este produtor já se cadastrou na winex: a candidatura é excluída com a conta dele.',
    )
    expect((await read(id)).status).toBe(200)
    const erased = await call('/vendor/privacy/erasure', {
      token: seller.token,
      body: { scope: 'company', confirmation: 'EXCLUIR', password: seller.password },
    })
    expect(erased.status).toBe(200)
    expect((await read(id)).status).toBe(404)
  })

  it.each(['read_only', 'finance'] as const)('refuses the role %s', async (role) => {
    const { id } = await apply()
    const { email, password } = await openStaff(role)
    const refused = await remove(id, await askForToken('user', email, password))
    expect(refused.status).toBe(403)
    expect((await read(id)).status).toBe(200)
    await remove(id)
  })
})
