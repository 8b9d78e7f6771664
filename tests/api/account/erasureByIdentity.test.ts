import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { KEPT_AFTER_ERASURE } from '#domain/privacy/privacy'
import { buildApplicationRow } from '../../support/buildApplication'
import { during } from '../../support/during'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { sql, world } from '../../support/world'
import { openSeller } from '../../support/openSeller'
import { newEmail } from '../team/invitationToken'
import { joinAs } from './joinAs'
import { tablesWith } from './tracesIn'

const invite = (token: string, email: string) =>
  call('/vendor/team/invitations', { token, body: { email, role: 'member' } })

const erase = (token: string, body: Record<string, unknown>) =>
  call('/vendor/privacy/erasure', {
    token,
    body: { scope: 'company', confirmation: 'EXCLUIR', ...body },
  })

const mailIds = async (email: string) =>
  (await sql<{ id: string }>(`select id from mail_outbox where "to" = $1`, [email])).map(
    ({ id }) => id,
  )

/** A mail that waits in the queue for a buyer, as while the mail server does not answer. */
async function queueMail(subject: string): Promise<string> {
  const id = `mail_${randomUUID()}`
  await sql(
    `insert into mail_outbox (id, "to", template, subject, text, html, next_attempt_at)
     values ($1, $2, 'order-shipped', $3, $3, $3, now() + interval '1 day')`,
    [id, newEmail(), subject],
  )
  return id
}

it.each(['a', '%', '_', 'Casa'])(
  "the erasure of a seller named '%s' leaves the mails of everybody else, queued and written",
  async (name) => {
    const other = await openSeller({ name: `Casa Barata ${randomUUID()} 100%_` })
    const guest = newEmail()
    await invite(other.token, guest)
    await waitForMail(guest, 'convite')
    const waiting = await queueMail('Seu pedido #7 da Casa está a caminho: 100%_')
    const seller = await openSeller({ name })
    const ownGuest = newEmail()
    await invite(seller.token, ownGuest)
    await waitForMail(ownGuest, 'convite')
    const [written] = await mailIds(guest)
    const [own] = await mailIds(ownGuest)

    expect((await erase(seller.token, { password: seller.password })).status).toBe(200)

    expect(await mailIds(guest)).toEqual([written])
    expect(await sql('select 1 from mail_outbox where id = $1', [waiting])).toHaveLength(1)
    expect(await mailIds(ownGuest)).toEqual([])
    const files = await readdir(world.outbox)
    expect(files).toContain(`${written}.eml`)
    expect(files).not.toContain(`${own}.eml`)
    await sql('delete from mail_outbox where id = $1', [waiting])
  },
)

it('who was invited by two wineries keeps the invitation of the other one', async () => {
  const [erased, other] = [await openSeller(), await openSeller()]
  const guest = newEmail()
  await invite(erased.token, guest)
  await invite(other.token, guest)
  expect(await mailIds(guest)).toHaveLength(2)
  expect((await erase(erased.token, { password: erased.password })).status).toBe(200)
  expect(await mailIds(guest)).toHaveLength(1)
})

it('a person whose address is part of another one takes only their own mails along', async () => {
  const owner = await openSeller()
  const person = await joinAs(owner.token, { email: `a@${randomUUID()}.com.br` })
  const longer = `ana.${person.email}`
  await invite(owner.token, longer)
  const done = await erase(person.token, { scope: 'person', password: person.password })
  expect(done.status).toBe(200)
  expect(await mailIds(person.email)).toEqual([])
  expect(await mailIds(longer)).toHaveLength(1)
})

it('the mails that told other owners of a person’s acts go with the person', async () => {
  const first = await openSeller()
  const second = await joinAs(first.token, { role: 'owner' })
  await call('/vendor/team/invitations', {
    token: second.token,
    body: { email: newEmail(), role: 'owner' },
  })
  const naming = () =>
    sql<{ id: string; is_sent: boolean }>(
      'select id, sent_at is not null as is_sent from mail_outbox where "to" = $1 and strpos(text, $2) > 0',
      [first.email, second.email],
    )
  // what is not sent yet goes out all the same, as the one that tells of the erasure
  await expect
    .poll(
      async () => {
        const mails = await naming()
        return mails.length > 0 && mails.every(({ is_sent }) => is_sent)
      },
      { interval: 500 },
    )
    .toBe(true)
  const told = (await naming()).map(({ id }) => id)
  const done = await erase(second.token, { scope: 'person', password: second.password })
  expect(done.status, done.text).toBe(200)
  expect((await naming()).filter(({ id }) => told.includes(id))).toEqual([])
})

it('a person’s erasure waits for the mails about messages that are being written', async () => {
  const owner = await openSeller()
  const person = await joinAs(owner.token)
  const done = await during(
    [`select pg_advisory_xact_lock(hashtextextended('order-message-mails', 0))`, []],
    [
      `insert into mail_outbox (id, "to", template, subject, text, html, next_attempt_at)
       values ($1, $2, 'order-message', 'x', 'x', 'x', now() + interval '1 day')`,
      [`mail_${randomUUID()}`, person.email],
    ],
    () => erase(person.token, { scope: 'person', password: person.password }),
  )
  expect(done.status, done.text).toBe(200)
  expect(await mailIds(person.email)).toEqual([])
})

it('an application goes with the mails that told staff of it, and the links of former owners with the company', async () => {
  const seller = await openSeller()
  const former = await joinAs(seller.token, { role: 'owner' })
  const [{ id } = { id: '' }] = await sql<{ id: string }>(
    'select id from seller_member where email = $1',
    [former.email],
  )
  const path = `/vendor/team/members/${id}`
  expect((await call(path, { method: 'DELETE', token: seller.token })).status).toBe(200)
  const links = () => sql('select 1 from owner_alert where email = $1', [former.email])
  expect(await links()).not.toEqual([])

  const brand = `Vinhedo ${randomUUID()}`
  const row = buildApplicationRow({ brand, responsible_email: seller.email })
  const sent = await call('/rest/v1/suppliers', {
    headers: { apikey: 'pk_teste' },
    body: row,
    // not of the address whose allowance other tests use up
    from: '203.0.113.81',
  })
  expect(sent.status, sent.text).toBe(201)
  // as people type it
  await sql('update suppliers set responsible_email = upper(responsible_email) where brand = $1', [
    brand,
  ])
  const arrivals = await sql<{ id: string }>(
    `select id from mail_outbox where template = 'application-arrived' and strpos(text, $1) > 0`,
    [brand],
  )
  expect(arrivals).not.toEqual([])
  const files = arrivals.map((mail) => `${mail.id}.eml`)
  const written = () => readdir(world.outbox)
  await expect.poll(written, { interval: 500 }).toEqual(expect.arrayContaining(files))

  expect((await erase(seller.token, { password: seller.password })).status).toBe(200)
  expect(await tablesWith([brand])).toEqual([])
  expect((await written()).filter((name) => files.includes(name))).toEqual([])
  expect(await links()).toEqual([])
})

it.each(['erased', 'removed'])(
  "an owner who is %s leaves the company with another contact's address",
  async (how) => {
    const first = await openSeller()
    const second = await joinAs(first.token, { role: 'owner' })
    if (how === 'erased') {
      const done = await erase(first.token, { scope: 'person', password: first.password })
      expect(done.status).toBe(200)
      const kept = KEPT_AFTER_ERASURE.flatMap(({ tables }) => tables)
      const left = await tablesWith([first.email])
      expect(left.filter((table) => !kept.includes(table))).toEqual([])
    } else {
      // a new owner removes no other
      await sql(
        `update seller_member set owner_since = now() - interval '8 days' where email = $1`,
        [second.email],
      )
      const path = `/vendor/team/members/${first.memberId}`
      expect((await call(path, { method: 'DELETE', token: second.token })).status).toBe(200)
    }
    const [seller] = await sql('select email from seller where id = $1', [first.sellerId])
    expect(seller).toEqual({ email: second.email })
  },
)
