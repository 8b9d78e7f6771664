import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import knexOf, { type Knex } from 'knex'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import MailOutboxModuleService from '../../../backend/src/modules/mail-outbox/service'
import { smtpSender, type MailSender } from '../../../backend/src/engine/mail/mailSenders'
import { sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { asStaff } from '../../support/openAccount'
import { openShop } from '../../support/openShop'

// The queue reads the engine's environment when it is loaded.
vi.hoisted(() => {
  const secret = 'apenas-para-este-teste-0123456789-abcdef'
  Object.assign(process.env, {
    DATABASE_URL: process.env.WINEX_TEST_DATABASE_URL,
    WINEX_JWT_SECRET: secret,
    WINEX_COOKIE_SECRET: secret,
    WINEX_SIGNING_SECRET: secret,
    WINEX_FILES_DIR: '/tmp',
    WINEX_OUTBOX_DIR: '/tmp',
  })
})

describe('mail through a server (SMTP_URL)', () => {
  // A queue of its own in the running copy's database: the running engine must not send these mails.
  const schema = `smtp_${randomUUID().slice(0, 8)}`
  let knex: Knex
  let queue: MailOutboxModuleService
  let server: SMTPServer
  let send: MailSender
  let isRefusing = false
  let refusal = 451
  const received: string[] = []

  beforeAll(async () => {
    await sql(`create schema ${schema}`)
    await sql(`create table ${schema}.mail_outbox (like public.mail_outbox including all)`)
    knex = knexOf({ client: 'pg', connection: world.databaseUrl, searchPath: [schema] })
    queue = new MailOutboxModuleService({ __pg_connection__: knex })
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(
          isRefusing
            ? Object.assign(new Error('Tente depois'), { responseCode: refusal })
            : undefined,
        ),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString('utf8'))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    send = smtpSender(`smtp://127.0.0.1:${port}`, {
      from: 'winex <nao-responda@winex.com.br>',
      replyTo: 'contato@winex.com.br',
      hostname: 'winex.com.br',
    })
  })
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve))
    await knex.destroy()
    await sql(`drop schema ${schema} cascade`)
  })

  const mail = {
    to: 'zelia@exemplo.com.br',
    sellerId: null,
    template: 'order-shipped',
    subject: 'Seu pedido #7 está a caminho\r\nBcc: outro@exemplo.com.br',
    text: 'Olá, Zélia',
    html: '<p>Olá, Zélia</p>',
    idempotencyKey: 'order-shipped:ful_7',
  }
  const rows = () =>
    knex('mail_outbox').select(
      'id',
      'attempts',
      'sent_at',
      'last_error',
      'next_attempt_at',
    ) as Promise<
      { id: string; attempts: number; sent_at: Date | null; last_error: string | null }[]
    >

  it('one mail of two that say the same event', async () => {
    const ids = await Promise.all([queue.enqueue(mail), queue.enqueue(mail), queue.enqueue(mail)])
    expect(new Set(ids).size).toBe(1)
  })

  it('at most three a day go to an address that confirmed nothing, of whatever kind', async () => {
    const to = (address: string, isUnconfirmed: boolean) =>
      queue.enqueue({ ...mail, to: address, isUnconfirmed, idempotencyKey: randomUUID() })
    const isDiscarded = async (id: string) =>
      (await knex('mail_outbox').where({ id }).first('discarded_at'))?.discarded_at !== null
    const sent = [await to('vera@exemplo.com.br', true), await to('VERA@exemplo.com.br', true)]
    sent.push(await to('vera@exemplo.com.br', false))
    const late = await to('Vera@exemplo.com.br', true)
    const [confirmed, other] = [await to('vera@exemplo.com.br', false), await to('lia@a.br', true)]
    expect(await Promise.all(sent.map(isDiscarded))).toEqual([false, false, false])
    expect(await Promise.all([late, confirmed, other].map(isDiscarded))).toEqual([
      true,
      false,
      false,
    ])
    // an order that was told of is told to its end, and who has paid one has confirmed the address
    const ends = { ...mail, to: 'vera@exemplo.com.br', isUnconfirmed: true }
    const told = { ...ends, orderId: 'order_told' }
    await queue.enqueue({ ...told, isUnconfirmed: false, idempotencyKey: randomUUID() })
    expect(await isDiscarded(await queue.enqueue({ ...told, idempotencyKey: randomUUID() }))).toBe(
      false,
    )
    const paid = await placeOrder(await openShop({ wines: 1 }))
    await asStaff(`/admin/orders/${paid}/capture`, {})
    expect(await isDiscarded(await to('vera@exemplo.com.br', true))).toBe(true)
    await queue.enqueue({
      ...ends,
      isUnconfirmed: false,
      orderId: paid,
      idempotencyKey: randomUUID(),
    })
    expect(await isDiscarded(await to('VERA@exemplo.com.br', true))).toBe(false)
    await knex('mail_outbox').where({ order_id: paid }).delete()
    await knex('mail_outbox').update({
      created_at: knex.raw("now() - interval '25 hours'"),
    })
    expect(await isDiscarded(await to('vera@exemplo.com.br', true))).toBe(false)
    await knex('mail_outbox').where('to', '<>', mail.to).delete()
  })

  it('a server that refuses delays the mail and loses nothing', async () => {
    isRefusing = true
    expect(await queue.deliverNext(send)).toBe(true)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, sent_at: null })
    expect(row?.last_error).toContain('451')
    expect(await queue.deliverNext(send)).toBe(false) // not due again yet
    expect(received).toEqual([])
  })

  it('a server that is not there delays the mail as well', async () => {
    await knex('mail_outbox').update({ next_attempt_at: knex.fn.now() })
    const nowhere = smtpSender('smtp://127.0.0.1:9', { from: 'a@b.co', hostname: 'b.co' })
    expect(await queue.deliverNext(nowhere)).toBe(true)
    expect((await rows())[0]).toMatchObject({ attempts: 2, sent_at: null })
  })

  it('the server takes it once, as text and HTML, with no header that a value smuggled in', async () => {
    isRefusing = false
    await knex('mail_outbox').update({ next_attempt_at: knex.fn.now() })
    const attempts = await Promise.all([queue.deliverNext(send), queue.deliverNext(send)])
    expect(attempts.filter(Boolean)).toHaveLength(1)
    expect(received).toHaveLength(1)
    const [row] = await rows()
    expect(row?.sent_at).toBeInstanceOf(Date)
    expect(received[0]).toContain(`Message-ID: <${row?.id}@winex.com.br>`)
    expect(received[0]).toContain('Reply-To: contato@winex.com.br')
    expect(received[0]).toContain('Content-Type: text/plain; charset=utf-8')
    expect(received[0]).toContain('Content-Type: text/html; charset=utf-8')
    expect(received[0]).not.toMatch(/^Bcc:/im)
    await queue.enqueue(mail)
    expect(await queue.deliverNext(send)).toBe(false)
  })

  const failed = async () =>
    (await knex('mail_outbox').whereNull('sent_at').first()) as Record<string, unknown>
  const again = () => knex('mail_outbox').update({ next_attempt_at: knex.fn.now() })

  it('a server that refuses the receiver permanently is asked once, and the log learns no address', async () => {
    isRefusing = true
    refusal = 550
    const reports: unknown[] = []
    const id = await queue.enqueue({ ...mail, idempotencyKey: undefined })
    expect(await queue.deliverNext(send, (report) => reports.push(report))).toBe(true)
    expect((await failed()).gave_up_at).toBeInstanceOf(Date)
    expect(reports).toEqual([
      { id, template: 'order-shipped', attempts: 1, code: 'EENVELOPE 550', gaveUp: true },
    ])
    await again()
    expect(await queue.deliverNext(send)).toBe(false)
    await knex('mail_outbox').where({ id }).delete()
  })

  it('one address is one receiver, whatever is in it', async () => {
    isRefusing = false
    const headOf = async (to: string) => {
      await send({ ...mail, id: randomUUID(), attempts: 0, to })
      return received.at(-1)?.split('\r\n\r\n')[0]
    }
    expect(await headOf('maria@vinícola.com.br')).toMatch(/^To: maria@xn--vincola-9ya\.com\.br$/m)
    expect(await headOf('joão@exemplo.com.br')).toMatch(/^To: joão@exemplo\.com\.br$/m)
    // kept before it was refused
    expect(await headOf('ana,bia@exemplo.com.br')).toMatch(/^To: <?"ana,bia"@exemplo\.com\.br>?$/m)
  })

  it('no mail is tried for ever: after 30 attempts staff decide', async () => {
    const broken = (): Promise<void> => Promise.reject(new Error('connect ECONNREFUSED'))
    const id = await queue.enqueue({ ...mail, idempotencyKey: undefined })
    const delays: number[] = []
    let attempts = 0
    for (await again(); await queue.deliverNext(broken); await again()) {
      attempts += 1
      const { wait } = (await knex('mail_outbox')
        .where({ id })
        .first(
          knex.raw('extract(epoch from next_attempt_at - updated_at)::float8 as wait'),
        )) as unknown as { wait: number }
      delays.push(Math.round(wait))
    }
    expect(attempts).toBe(30)
    expect(delays.slice(0, 4)).toEqual([10, 20, 40, 80])
    expect(delays.at(-1)).toBe(3600)
    expect(await failed()).toMatchObject({ attempts: 30, last_error: 'connect ECONNREFUSED' })
    await knex('mail_outbox').where({ id }).delete()
  })

  it('the pause before another attempt counts from the end of the failed one', async () => {
    const id = await queue.enqueue({ ...mail, idempotencyKey: undefined })
    let ended = Infinity
    await again()
    await queue.deliverNext(async () => {
      await setTimeout(1000)
      ended = Date.now()
      throw new Error('connect ETIMEDOUT')
    })
    const row = (await knex('mail_outbox').where({ id }).first('next_attempt_at')) as {
      next_attempt_at: Date
    }
    expect(row.next_attempt_at.getTime() - ended).toBeGreaterThanOrEqual(10_000)
    await knex('mail_outbox').where({ id }).delete()
  })

  it('a link that has ended is not sent any more', async () => {
    let sent = 0
    const id = await queue.enqueue({
      ...mail,
      template: 'password-reset',
      idempotencyKey: undefined,
      secret: 'segredo-do-link',
    })
    await knex('mail_outbox')
      .where({ id })
      .update({ created_at: knex.raw(`now() - interval '15 minutes'`) })
    await queue.deliverNext(() => Promise.resolve(void (sent += 1)))
    expect(sent).toBe(0)
    expect((await failed()).gave_up_at).toBeInstanceOf(Date)
    await knex('mail_outbox').where({ id }).delete()
  })

  it('what staff read of a failure is one line without the secret of the mail', async () => {
    const id = await queue.enqueue({
      ...mail,
      idempotencyKey: undefined,
      secret: 'segredo-do-link',
    })
    await queue.deliverNext(() =>
      Promise.reject(
        new Error(`554 recusado:\r\nhttps://x/?token=segredo-do-link ${'x'.repeat(500)}`),
      ),
    )
    const text = String((await failed()).last_error)
    expect(text).toMatch(/^554 recusado: https:\/\/x\/\?token=… x+…$/)
    expect(text).toHaveLength(300)
    await knex('mail_outbox').where({ id }).delete()
  })
})

describe('mail without a server', () => {
  it('lands in the outbox folder, sent by the running engine', async () => {
    const shop = await openShop({ wines: 1 })
    const orderId = await placeOrder(shop)
    // What keeps it, should it not be sent.
    const state = async () => {
      const [{ sent, ...found } = { sent: false }] = await sql<{ sent: boolean }>(
        `select sent_at is not null as sent, attempts, last_error, next_attempt_at,
                (select count(*) from mail_outbox w where w.sent_at is null and w.gave_up_at is null
                  and w.discarded_at is null and w.next_attempt_at <= now()) as due
           from mail_outbox where idempotency_key = $1`,
        [`order-placed:${orderId}`],
      )
      return sent ? 'sent' : found
    }
    await expect.poll(state, { interval: 250 }).toBe('sent')
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      'select id from mail_outbox where idempotency_key = $1',
      [`order-placed:${orderId}`],
    )
    expect(readdirSync(world.outbox)).toContain(`${id}.eml`)
    const eml = readFileSync(join(world.outbox, `${id}.eml`), 'utf8')
    expect(eml).toContain('Subject: Novo pedido #')
    expect(eml).toContain('Content-Type: text/html; charset=utf-8')
  })
})
