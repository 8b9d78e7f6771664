import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { FailedMail, FailedMailListResponse } from '#domain/outbox/mailWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'
import { addFailedMail, removeFailedMails } from './addFailedMail'

afterAll(removeFailedMails)

const list = async () =>
  (
    await call<FailedMailListResponse>('/admin/mails?limit=100', {
      token: await tokenOf('staff'),
    })
  ).body
const find = async (id: string): Promise<FailedMail | undefined> =>
  (await list()).mails.find((mail) => mail.id === id)
const act = async (id: string, action: 'retry' | 'discard') =>
  call<{ message?: string }>(`/admin/mails/${id}/${action}`, {
    token: await tokenOf('staff'),
    body: {},
  })
const trail = (id: string) =>
  sql('select action, seller_id, before, after from audit_entry where resource_id = $1', [id])

it('staff see what failed, how often, why and when it is tried again, and nothing of its text', async () => {
  const seller = await openSeller({ name: `Casa ${randomUUID()}` })
  const stopped = await addFailedMail({ sellerId: seller.sellerId })
  const waiting = await addFailedMail({ gaveUp: false })
  const answer = await list()
  expect(await find(stopped.id)).toEqual({
    id: stopped.id,
    to: stopped.to,
    subject: 'Seu pedido',
    seller: { id: seller.sellerId, name: expect.stringContaining('Casa') as string },
    status: 'gave_up',
    attempts: 7,
    last_error: '550 caixa cheia',
    next_attempt_at: null,
    can_retry: true,
    created_at: expect.any(String) as string,
  })
  expect(await find(waiting.id)).toMatchObject({
    status: 'retrying',
    next_attempt_at: expect.any(String) as string,
  })
  expect(JSON.stringify(answer)).not.toContain('secreto')
  expect(answer.summary.gave_up + answer.summary.retrying).toBe(answer.count)
})

it('a mail tried again is sent at once and leaves the list, with one entry in the audit trail', async () => {
  const seller = await openSeller()
  const { id } = await addFailedMail({ sellerId: seller.sellerId })
  const responses = await Promise.all([act(id, 'retry'), act(id, 'retry'), act(id, 'retry')])
  // Besides the first one: asked for again, being sent, or sent already.
  for (const { status } of responses) expect([200, 409]).toContain(status)
  expect(responses.map(({ status }) => status)).toContain(200)
  await expect
    .poll(
      async () => (await sql('select sent_at from mail_outbox where id = $1', [id]))[0]?.sent_at,
      {
        interval: 200,
      },
    )
    .toBeInstanceOf(Date)
  expect(await find(id)).toBeUndefined()
  expect(await trail(id)).toEqual([
    {
      action: 'mail.retry',
      seller_id: seller.sellerId,
      before: { attempts: 7 },
      after: { attempts: 0 },
    },
  ])
  const again = await act(id, 'retry')
  expect([again.status, again.body.message]).toEqual([
    409,
    'Este e-mail já foi enviado. Recarregue a lista.',
  ])
})

it('a discarded mail is never sent, and leaves the list', async () => {
  const { id } = await addFailedMail({ gaveUp: false })
  expect((await act(id, 'discard')).status).toBe(200)
  expect((await act(id, 'discard')).status).toBe(200)
  expect(await find(id)).toBeUndefined()
  expect((await trail(id)).map(({ action }) => action)).toEqual(['mail.discard'])
  const retried = await act(id, 'retry')
  expect([retried.status, retried.body.message]).toEqual([409, 'Este e-mail foi descartado.'])
})

it('a link that has ended is not sent again', async () => {
  const { id } = await addFailedMail({ template: 'password-reset', ageSeconds: 15 * 60 })
  expect((await find(id))?.can_retry).toBe(false)
  const answer = await act(id, 'retry')
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'O link deste e-mail já venceu: é preciso pedir outro.',
  ])
})

it('a mail that never failed, or is none, is not there', async () => {
  const id = `mail_${randomUUID()}`
  await sql(
    `insert into mail_outbox (id, "to", template, subject, text, html, next_attempt_at)
     values ($1, 'a@exemplo.com.br', 'invitation', 's', 't', 'h', now() + interval '1 day')`,
    [id],
  )
  for (const one of [id, 'mail_que_nao_existe'])
    for (const action of ['retry', 'discard'] as const)
      expect((await act(one, action)).status).toBe(404)
})

it('sellers see no mails', async () => {
  const { token } = await openSeller()
  expect((await call('/admin/mails', { token })).status).toBe(401)
})
