import { knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import type { NoticeListResponse, NoticeSettings } from '#domain/notices/noticeWire'
import { call } from '../../support/http'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { sql, world } from '../../support/world'
import { mailsOf, placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { joinAs, type JoinedPerson } from '../account/joinAs'

let shop: Shop
let colleague: JoinedPerson
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
  colleague = await joinAs(shop.token)
})

const settings = async (token: string): Promise<NoticeSettings> =>
  (await call<NoticeSettings>('/vendor/notices/settings', { token })).body
const choose = (token: string, modes: Record<string, string>, summary_hour = 8) =>
  call<NoticeSettings & { errors?: Record<string, string> }>('/vendor/notices/settings', {
    token,
    body: { modes, summary_hour },
  })
/** Mails of notices that were queued for this address. */
const mailsTo = (email: string, template = 'notice') =>
  sql<{ subject: string; text: string }>(
    'select subject, text from mail_outbox where "to" = $1 and template = $2 order by created_at',
    [email, template],
  )
const noticeOf = async (orderId: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    `select id::text as id from notice where kind = 'order_placed' and source_id = $1`,
    [orderId],
  )
  return row?.id ?? ''
}

describe('how a person is told', () => {
  it('starts as it was before: the main contact is mailed about what they were mailed about', async () => {
    const mailed = (all: NoticeSettings) =>
      all.kinds.flatMap(({ kind, mode }) => (mode === 'mail' ? [kind] : []))
    const [owners, colleagues] = [await settings(shop.token), await settings(colleague.token)]
    expect(mailed(owners)).toEqual([
      'order_placed',
      'order_canceled',
      'order_return',
      'wine_decided',
      'staff_message',
      'payout',
    ])
    expect(mailed(colleagues)).toEqual([])
    expect(owners.summary_hour).toBe(8)
  })

  it.each([
    // nothing chosen: the main contact alone is mailed, about what they were mailed about before
    [{}, 'order_placed', true, 'mail'],
    [{}, 'order_return', true, 'mail'],
    [{}, 'stock_low', true, 'portal'],
    [{}, 'order_placed', false, 'portal'],
    [{}, 'payout', false, 'portal'],
    [{ stock_low: 'daily' }, 'stock_low', true, 'daily'],
    [{ order_placed: 'portal' }, 'order_placed', true, 'portal'],
    [{ wine_decided: 'none' }, 'wine_decided', false, 'none'],
    // the proof of a payout goes to the main contact, whatever was chosen before
    [{ payout: 'portal' }, 'payout', true, 'mail'],
    [{ payout: 'portal' }, 'payout', false, 'portal'],
  ])('%j of %s, main contact %s: %s', async (modes, kind, isMain, mode) => {
    const [row] = await sql('select notice_mode($1::jsonb, $2, $3) as mode', [
      JSON.stringify(modes),
      kind,
      isMain,
    ])
    expect(row).toEqual({ mode })
  })

  it('cannot be switched off where it is about money or orders', async () => {
    const off = await choose(colleague.token, { order_placed: 'none', payout: 'none' })
    expect(off.status).toBe(400)
    expect(off.body.errors).toEqual({
      'modes.order_placed': 'Este aviso não pode ser recebido assim.',
      'modes.payout': 'Este aviso não pode ser recebido assim.',
    })
    expect((await choose(shop.token, { payout: 'daily' })).status).toBe(400)
    expect((await choose(colleague.token, { payout: 'daily' })).status).toBe(200)
    expect((await choose(shop.token, { payout: 'mail' })).status).toBe(200)
  })

  it('is each person’s own: the owner without mail, a colleague with one, each once', async () => {
    await choose(shop.token, { order_placed: 'portal' })
    await choose(colleague.token, { order_placed: 'mail' })
    const first = await placeOrder(shop)
    const second = await placeOrder(shop)
    await expect.poll(() => mailsTo(colleague.email)).toHaveLength(2)
    const [mail] = await mailsTo(colleague.email)
    const { display_id } = await shop.order(first)
    expect(mail?.subject).toBe(`winex: Novo pedido #${display_id}`)
    expect(mail?.text).toContain('1 garrafa, R$')
    expect(mail?.text).toContain(`/portal/orders/${first}`)
    expect(await mailsOf(`order-placed:${first}`)).toEqual([])

    // Back to mail: the owner's own mail with the wines, and no second one.
    await choose(shop.token, { order_placed: 'mail' })
    const third = await placeOrder(shop)
    expect(await mailsOf(`order-placed:${third}`)).toHaveLength(1)
    await expect.poll(() => mailsTo(colleague.email)).toHaveLength(3)
    expect(await mailsTo(shop.email)).toEqual([])
    expect(
      await sql('select from notice_mail where notice_id = $1', [await noticeOf(second)]),
    ).toEqual([])
  })

  it('each time when much happens at once', async () => {
    await choose(colleague.token, { stock_low: 'mail' })
    const before = (await mailsTo(colleague.email)).length
    // what the planner knows of a queue that is empty most of the time
    await sql('analyze notice_mail')
    await sql(
      `select notice_write($1, 'stock_low', 'much ' || n, $2, '{}', false) from generate_series(1, 20) n`,
      [shop.sellerId, shop.wines[0]?.id],
    )
    await expect.poll(async () => (await mailsTo(colleague.email)).length).toBe(before + 20)
  })

  it('as a summary of the day, at the hour that was chosen, once', async () => {
    const now = new Date()
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        hourCycle: 'h23',
        timeZone: 'America/Sao_Paulo',
      }).format(now),
    )
    await choose(colleague.token, { order_placed: 'daily', deadline_near: 'daily' }, hour)
    const [early, other] = [await placeOrder(shop), await placeOrder(shop)]
    // neither is to be told of any more: an order that was answered, a deadline that has passed
    const answered = await placeOrder(shop)
    await shop.act(answered, 'accept')
    for (const [source, hours, display_id] of [
      ['passed', -1, 77_777],
      ['near', 1, 88_888],
    ] as const)
      await sql(`select notice_write($1, 'deadline_near', $2, $3, $4, false)`, [
        shop.sellerId,
        source,
        other,
        { display_id, deadline: new Date(now.getTime() + hours * 3_600_000).toISOString() },
      ])
    const late = await placeOrder(shop)
    // all at once, or the summary might be made between them
    await sql(
      `update notice set created_at = created_at - interval '70 minutes'
        where seller_id = $1 and kind in ('order_placed', 'deadline_near') and source_id = any($2)`,
      [shop.sellerId, [early, other, answered, 'passed', 'near']],
    )
    const summaries = () => mailsTo(colleague.email, 'notice-summary')
    await expect.poll(summaries).toHaveLength(1)
    const [mail] = await summaries()
    const day = saoPauloDate(now)?.split('-').toReversed().join('/')
    expect(mail?.subject).toBe(`winex: 3 avisos no seu resumo de ${day}`)
    const number = async (id: string) => `#${(await shop.order(id)).display_id}:`
    expect(mail?.text).toContain(await number(early))
    expect(mail?.text).toContain(await number(other))
    expect(mail?.text).toContain('#88888')
    for (const gone of [await number(late), await number(answered), '#77777'])
      expect(mail?.text).not.toContain(gone)

    // What is late for today's summary waits for tomorrow's.
    await sql(`update notice set created_at = created_at - interval '70 minutes' where id = $1`, [
      await noticeOf(late),
    ])
    const marker = await placeOrder(shop)
    await choose(colleague.token, { deadline_near: 'mail' }, hour)
    const before = (await mailsTo(colleague.email)).length
    await sql(`select notice_write($1, 'deadline_near', $2, $2, '{"display_id": 1}', false)`, [
      shop.sellerId,
      marker,
    ])
    // The job that queues this mail has looked at the summaries before, or does so right after.
    await expect.poll(async () => (await mailsTo(colleague.email)).length).toBe(before + 1)
    expect(await summaries()).toHaveLength(1)
    await sql(`delete from mail_outbox where template = 'notice-summary' and "to" = $1`, [
      colleague.email,
    ])
    await sql(
      `update notice_person set summarized_on = summarized_on - 1 where summarized_on is not null`,
    )
    await expect.poll(summaries).toHaveLength(1)
    expect((await summaries())[0]?.text).toContain(await number(late))
  })

  it('as a summary without a lock on anybody whose hour has not come', async () => {
    const connection = knex({
      client: 'pg',
      connection: world.databaseUrl,
      pool: { min: 0, max: 1 },
    })
    const opened = vi.spyOn(connection, 'transaction')
    stubEngineSettings()
    const { mailSummaries } = await import('../../../backend/src/notices/writes/mail-summaries')
    await choose(colleague.token, { order_placed: 'daily' })
    await placeOrder(shop)
    const waiting = () =>
      sql(
        `select from notice_mail q join seller_member m on m.id = q.member_id where m.email = $1 and q.mode = 'daily'`,
        [colleague.email],
      )
    expect(await waiting()).not.toEqual([])
    // Of a day before every notice of the copy: nothing that waits was written by then.
    await mailSummaries(
      { resolve: () => connection } as unknown as MedusaContainer,
      new Date('2020-01-01T12:00:00Z'),
    )
    expect(opened).not.toHaveBeenCalled()
    expect(await waiting()).not.toEqual([])
    vi.unstubAllEnvs()
    await connection.destroy()
  })

  it('not at all: neither in the list nor in the number, from now on and for what was unread', async () => {
    const write = (source: string) =>
      sql(`select notice_write($1, 'import_done', $2, 'wimp_x', '{}', false)`, [
        shop.sellerId,
        source,
      ])
    const kinds = async () =>
      (await call<NoticeListResponse>('/vendor/notices', { token: colleague.token })).body
    await write('um')
    const before = await kinds()
    expect(before.notices[0]?.kind).toBe('import_done')
    await choose(colleague.token, { import_done: 'none' })
    await write('dois')
    const after = await kinds()
    expect(after.unread).toBe(before.unread - 1)
    expect(after.notices.map(({ kind }) => kind)).not.toContain('import_done')
  })
})
