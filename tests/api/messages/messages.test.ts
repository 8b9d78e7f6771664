import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NoticeListResponse } from '#domain/notices/noticeWire'
import type { OrderMessage, OrderMessagesResponse } from '#domain/messages/orderMessageWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { sql } from '../../support/world'
import { joinAs, type JoinedPerson } from '../account/joinAs'
import type { StaffRole } from '#domain/staff/staffRoles'
import { AT_ONCE } from '../../support/scope'

interface Written extends Record<string, unknown> {
  message: OrderMessage & string
  errors?: Record<string, string>
}

type Side = 'vendor' | 'admin'

const read = async (side: Side, token: string, orderId: string, query = '') =>
  (await call<OrderMessagesResponse>(`/${side}/orders/${orderId}/messages${query}`, { token })).body
const textsOf = async (side: Side, token: string, orderId: string) =>
  (await read(side, token, orderId)).messages.map(({ text }) => text)
const write = (
  side: Side,
  token: string,
  orderId: string,
  body: unknown,
  headers: Record<string, string> = {},
) => call<Written>(`/${side}/orders/${orderId}/messages`, { token, body, headers })
const say = (side: Side, token: string, orderId: string, text: string, internal = false) =>
  write(side, token, orderId, { text, internal })
const see = (side: Side, token: string, orderId: string, until: string) =>
  call<{ seen: number }>(`/${side}/orders/${orderId}/messages/seen`, { token, body: { until } })
const notices = async (token: string) =>
  (await call<NoticeListResponse>('/vendor/notices', { token })).body.notices.filter(
    ({ kind }) => kind === 'staff_message',
  )
const mailsTo = (email: string) =>
  sql<{ subject: string; text: string; html: string }>(
    `select subject, text, html from mail_outbox where template in ('order-message', 'staff-order-message') and "to" = $1 order by created_at`,
    [email],
  )
const age = (orderId: string, minutes: number) =>
  sql(
    `update order_message set created_at = created_at - make_interval(mins => $2) where order_id = $1`,
    [orderId, minutes],
  )

/** Jobs come every ten seconds. */
const SOON = { interval: 500 }

async function openRole(role: StaffRole) {
  const { email, password } = await openStaff(role)
  return { email, token: await askForToken('user', email, password) }
}

let shop: Shop
let stranger: Shop
let colleague: JoinedPerson
let staff: { email: string; token: string }
let finance: { email: string; token: string }
let reader: { email: string; token: string }
let reviewer: { email: string; token: string }
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
  stranger = await openShop({ wines: 1 })
  colleague = await joinAs(shop.token)
  staff = await openRole('administration')
  finance = await openRole('finance')
  reader = await openRole('read_only')
  reviewer = await openRole('review')
})

describe('messages on an order', () => {
  it('wait in the list of staff until they were read; notes and the words of staff do not', async () => {
    const order = await placeOrder(shop)
    const waiting = async () =>
      (
        await call<{ orders: { id: string }[] }>(
          `/admin/orders?messages=unseen&seller_id=${shop.sellerId}`,
          { token: staff.token },
        )
      ).body.orders.filter(({ id }) => id === order)
    await say('vendor', shop.token, order, 'Só para nós', true)
    await say('admin', staff.token, order, 'Podem enviar na segunda?')
    expect(await waiting()).toEqual([])
    await say('vendor', shop.token, order, 'Podemos.')
    const last = await say('vendor', shop.token, order, 'Na terça, aliás.')
    expect(await waiting()).toHaveLength(1)
    await see('admin', staff.token, order, last.body.message.id)
    expect(await waiting()).toEqual([])
  })

  it('are read by both sides, with who and when, the newest first; nobody’s address is in them', async () => {
    const order = await placeOrder(shop)
    const sent = await say('vendor', shop.token, order, '  Posso enviar na segunda?\r\nAbraço ')
    expect([sent.status, sent.body.message]).toMatchObject([
      201,
      {
        side: 'seller',
        text: 'Posso enviar na segunda?\nAbraço',
        internal: false,
        seen_at: null,
      },
    ])
    await say('admin', staff.token, order, 'Pode. <b>Obrigada</b>')
    const seller = await read('vendor', shop.token, order)
    expect(seller).toMatchObject({
      next: null,
      messages: [
        { side: 'staff', author: 'Bruna Teste', text: 'Pode. <b>Obrigada</b>' },
        { side: 'seller', text: 'Posso enviar na segunda?\nAbraço' },
      ],
    })
    expect(await read('admin', staff.token, order)).toEqual(seller)
    expect(await read('vendor', colleague.token, order)).toEqual(seller)
    expect(JSON.stringify(seller)).not.toContain('@')
  })

  it('of a person of the staff without a name give nobody’s address away', async () => {
    const nameless = await openRole('administration')
    await sql(`update "user" set first_name = null, last_name = '' where email = $1`, [
      nameless.email,
    ])
    const order = await placeOrder(shop)
    await say('admin', nameless.token, order, 'Tudo certo.')
    expect((await read('vendor', shop.token, order)).messages[0]?.author).toBeNull()
  })

  it('are a page at a time, without a gap', async () => {
    const order = await placeOrder(shop)
    for (const text of ['um', 'dois', 'três']) await say('vendor', shop.token, order, text)
    const first = await read('admin', staff.token, order, '?limit=2')
    expect(first.messages.map(({ text }) => text)).toEqual(['três', 'dois'])
    const rest = await read('admin', staff.token, order, `?limit=2&before=${first.next}`)
    expect([rest.messages.map(({ text }) => text), rest.next]).toEqual([['um'], null])
    const tooMany = await call(`/vendor/orders/${order}/messages?limit=51`, { token: shop.token })
    expect(tooMany.status).toBe(400)
  })

  it('are no other seller’s: neither read, nor written, nor marked', async () => {
    const order = await placeOrder(shop)
    const { body } = await say('admin', staff.token, order, 'Só para vocês.')
    const { status } = await call(`/vendor/orders/${order}/messages`, { token: stranger.token })
    expect(status).toBe(404)
    expect((await say('vendor', stranger.token, order, 'Oi')).status).toBe(404)
    expect((await see('vendor', stranger.token, order, body.message.id)).status).toBe(404)
    const own = await placeOrder(stranger)
    // a number of another order's message marks nothing of it
    expect((await see('vendor', stranger.token, own, body.message.id)).body).toEqual({ seen: 0 })
    expect((await read('admin', staff.token, order)).messages).toMatchObject([{ seen_at: null }])
  })

  it('are written by administration and finance; read only reads, review does not see orders', async () => {
    const order = await placeOrder(shop)
    expect((await say('admin', finance.token, order, 'Pagamento ok.')).status).toBe(201)
    expect((await say('admin', reader.token, order, 'Oi')).status).toBe(403)
    expect(await textsOf('admin', reader.token, order)).toEqual(['Pagamento ok.'])
    expect((await say('admin', reviewer.token, order, 'Oi')).status).toBe(403)
    const unseen = await call(`/admin/orders/${order}/messages`, { token: reviewer.token })
    expect(unseen.status).toBe(403)
  })

  it('of a seller who may only read are read and marked, not written (R14)', async () => {
    const order = await placeOrder(shop)
    const { body } = await say('admin', staff.token, order, 'Sua conta está suspensa.')
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [shop.sellerId])
    expect((await say('vendor', shop.token, order, 'Por quê?')).status).toBe(403)
    expect((await see('vendor', shop.token, order, body.message.id)).body).toEqual({ seen: 1 })
    await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [shop.sellerId])
  })
})

describe('an internal note', () => {
  it('is its own side’s alone: not in the other’s list, notices, mails or export, and never seen', async () => {
    const order = await placeOrder(shop)
    const [ours, theirs] = [`nota ${randomUUID()}`, `nota ${randomUUID()}`]
    await say('vendor', shop.token, order, ours, true)
    const noted = await say('admin', staff.token, order, theirs, true)
    await say('admin', staff.token, order, 'Mensagem')
    await say('vendor', shop.token, order, 'Resposta')
    expect(await textsOf('vendor', colleague.token, order)).toEqual(['Resposta', 'Mensagem', ours])
    expect(await textsOf('admin', reader.token, order)).toEqual(['Resposta', 'Mensagem', theirs])

    const { messages } = await read('vendor', shop.token, order)
    await age(order, 20)
    await expect.poll(async () => (await mailsTo(staff.email)).length, SOON).toBeGreaterThan(0)
    await expect
      .poll(
        async () => (await mailsTo(shop.email)).some(({ text }) => text.includes('“Mensagem”')),
        SOON,
      )
      .toBe(true)
    await see('admin', staff.token, order, messages[0]?.id ?? '')
    await see('vendor', shop.token, order, messages[0]?.id ?? '')
    expect((await read('vendor', shop.token, order)).messages).toMatchObject([
      { text: 'Resposta', seen_at: expect.any(String) as string },
      { text: 'Mensagem', seen_at: expect.any(String) as string },
      { text: ours, seen_at: null },
    ])

    const exported = await call('/vendor/privacy/export', { token: shop.token })
    expect(exported.body.mensagens).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: ours, internal: true, side: 'seller' }),
        expect.objectContaining({ text: 'Mensagem', side: 'staff' }),
      ]),
    )
    const personal = await call('/vendor/privacy/export', { token: colleague.token })
    expect(personal.body.mensagens).toEqual([])
    expect(exported.text + personal.text).not.toContain(theirs)
    expect(JSON.stringify(await notices(shop.token))).not.toContain(theirs)
    const everywhere = [...(await mailsTo(staff.email)), ...(await mailsTo(shop.email))]
    expect(JSON.stringify(everywhere)).not.toMatch(new RegExp(`${ours}|${theirs}`))
    const trail = await sql<{ entry: string }>(
      `select to_jsonb(e)::text as entry from audit_entry e where action = 'order.message' and resource_id = $1`,
      [order],
    )
    expect(trail).toHaveLength(4)
    expect(JSON.stringify(trail)).not.toMatch(/nota |Mensagem"|Resposta|internal/)
    expect(noted.body.message.internal).toBe(true)
  })
})

describe('what is written', () => {
  it.each([
    ['nothing', { text: ' \n ', internal: false }, { text: 'Campo obrigatório' }],
    [
      'more than 2,000 characters',
      { text: 'x'.repeat(2_001), internal: false },
      { text: 'Deve ter no máximo 2000 caracteres' },
    ],
    ['without a kind', { text: 'Oi' }, { internal: 'Campo obrigatório' }],
    [
      'under another name',
      { text: 'Oi', internal: false, side: 'staff' },
      { side: 'Campo desconhecido' },
    ],
  ])('%s is refused at its field', async (_what, body, errors) => {
    const order = await placeOrder(shop)
    const answer = await write('vendor', shop.token, order, body)
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
  })

  it('by staff with emojis at the cut arrives, and its beginning is the notice', async () => {
    const order = await placeOrder(shop)
    const text = `x${'🍷'.repeat(150)}`
    expect((await say('admin', staff.token, order, text)).status).toBe(201)
    const told = (await notices(shop.token)).find(({ subject_id }) => subject_id === order)
    expect(told?.data.reason).toBe(`x${'🍷'.repeat(99)}…`)
  })

  it('is refused for an erased company, a note as well', async () => {
    const gone = await openShop({ wines: 1 })
    const order = await placeOrder(gone)
    await sql(`update seller set handle = 'conta-excluida-' || lower(id) where id = $1`, [
      gone.sellerId,
    ])
    for (const internal of [false, true]) {
      const answer = await say('admin', staff.token, order, 'Olá?', internal)
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'A conta deste produtor foi excluída. Não é mais possível escrever neste pedido.',
      ])
    }
    expect(await sql('select from order_message where order_id = $1', [order])).toEqual([])
  })

  it('has 2,000 characters at most, and 500 messages of one side', async () => {
    const order = await placeOrder(shop)
    expect((await say('vendor', shop.token, order, 'ç'.repeat(2_000))).status).toBe(201)
    await sql(
      `insert into order_message (order_id, seller_id, side, author_id, text, internal, mailed_at)
       select $1, $2, 'seller', 'x', 'n' || n, false, now() from generate_series(1, 499) n`,
      [order, shop.sellerId],
    )
    const full = await say('vendor', shop.token, order, 'Mais uma')
    expect([full.status, full.body.message]).toEqual([
      409,
      'Este pedido já tem 500 mensagens e notas. Continue por e-mail ou telefone.',
    ])
    expect((await say('admin', staff.token, order, 'A equipe ainda pode')).status).toBe(201)
  })

  it('is one message of many equal sends at once, with a key and without', async () => {
    const [keyed, plain] = [await placeOrder(shop), await placeOrder(shop)]
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { text: 'Cinquenta vezes', internal: false }
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => write('admin', staff.token, keyed, body, key)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map((one) => one.body.message.id)).size).toBe(1)
    expect((await notices(shop.token)).filter((one) => one.subject_id === keyed)).toHaveLength(1)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => write('vendor', shop.token, plain, body)),
    )
    expect(await textsOf('vendor', shop.token, keyed)).toEqual(['Cinquenta vezes'])
    expect(await textsOf('vendor', shop.token, plain)).toEqual(['Cinquenta vezes'])
    const other = await write('admin', staff.token, keyed, { ...body, text: 'Outra' }, key)
    expect(other.status).toBe(409)
    expect(
      await sql(`select from audit_entry where action = 'order.message' and resource_id = $1`, [
        keyed,
      ]),
    ).toHaveLength(1)
  })
})

describe('who is told', () => {
  it('the seller’s people at once in the portal; who opens the order has read it, and the side has seen it', async () => {
    const order = await placeOrder(shop)
    const { display_id } = await shop.order(order)
    const { body } = await say('admin', staff.token, order, 'Falta a nota fiscal.')
    const of = async (token: string) =>
      (await notices(token)).filter(({ subject_id }) => subject_id === order)
    expect(await of(shop.token)).toMatchObject([
      { data: { display_id, reason: 'Falta a nota fiscal.' }, is_read: false },
    ])
    const later = await say('admin', staff.token, order, 'E o rótulo.')
    const marked = await see('vendor', shop.token, order, body.message.id)
    expect(marked.body).toEqual({ seen: 1 })
    expect((await read('admin', staff.token, order)).messages).toMatchObject([
      { text: 'E o rótulo.', seen_at: null },
      { text: 'Falta a nota fiscal.', seen_at: expect.any(String) as string },
    ])
    expect((await of(shop.token)).map(({ is_read }) => is_read)).toEqual([false, true])
    expect((await of(colleague.token)).map(({ is_read }) => is_read)).toEqual([false, false])
    // the writer's own side sees nothing by looking
    expect((await see('admin', staff.token, order, later.body.message.id)).body).toEqual({
      seen: 0,
    })
    expect((await see('vendor', colleague.token, order, later.body.message.id)).body).toEqual({
      seen: 1,
    })
  })

  it('by mail after a quarter of an hour unread: one mail per order, each message once, to whom the settings say', async () => {
    const mine = await openShop({ wines: 1 })
    const silent = await joinAs(mine.token)
    const order = await placeOrder(mine)
    const { display_id } = await mine.order(order)
    await say('admin', staff.token, order, 'Primeira <i>mensagem</i>')
    await say('admin', staff.token, order, 'x'.repeat(300))
    await age(order, 10)
    // the job that mails this one has looked at the other as well
    const marker = await placeOrder(mine)
    await say('admin', staff.token, marker, 'Marca')
    await age(marker, 16)
    await expect.poll(async () => (await mailsTo(mine.email)).length, SOON).toBe(1)
    expect((await mailsTo(mine.email))[0]?.text).toContain(`/portal/orders/${marker}`)
    expect(
      await sql('select from order_message where order_id = $1 and mailed_at is not null', [order]),
    ).toEqual([])
    await say('admin', staff.token, order, 'Terceira, ainda nova')
    await age(order, 6)
    await expect.poll(async () => (await mailsTo(mine.email)).length, SOON).toBe(2)
    const mail = (await mailsTo(mine.email))[1]
    expect(mail?.subject).toBe(`winex: A equipe winex escreveu no pedido #${display_id}`)
    expect(mail?.text).toContain('Há 3 mensagens não lidas')
    expect(mail?.text).toContain('Bruna Teste, ')
    expect(mail?.text).toContain('“Terceira, ainda nova”')
    expect(mail?.text).toContain(`“${'x'.repeat(199)}…”`)
    expect(mail?.text).toContain(`/portal/orders/${order}`)
    expect(mail?.html).toContain('Primeira &lt;i&gt;mensagem&lt;/i&gt;')
    expect(await mailsTo(silent.email)).toEqual([])

    const again = await placeOrder(mine)
    await say('admin', staff.token, again, 'Outra marca')
    await age(again, 16)
    await expect.poll(async () => (await mailsTo(mine.email)).length, SOON).toBe(3)
    const [row] = await sql<{ n: number }>(
      `select count(*)::int as n from order_message where order_id = $1 and mailed_at is not null`,
      [order],
    )
    expect(row?.n).toBe(3)
    // the notice has no mail of its own
    expect(
      await sql(`select subject from mail_outbox where "to" = $1 and template = 'notice'`, [
        mine.email,
      ]),
    ).toEqual([])
  })

  it('not by mail when it was seen before; the staff’s side: who may answer', async () => {
    const mine = await openShop({ wines: 1 })
    const [seen, waiting] = [await placeOrder(mine), await placeOrder(mine)]
    const own = async (email: string) =>
      (await mailsTo(email)).filter(({ text }) => /Vista a tempo|Preciso de ajuda/.test(text))
    const { body } = await say('vendor', mine.token, seen, 'Vista a tempo')
    await say('vendor', mine.token, waiting, 'Preciso de ajuda')
    expect((await see('admin', reader.token, seen, body.message.id)).status).toBe(403)
    await see('admin', finance.token, seen, body.message.id)
    await Promise.all([age(seen, 16), age(waiting, 16)])
    await expect.poll(async () => (await own(staff.email)).length, SOON).toBe(1)
    const [mail] = await own(staff.email)
    expect(mail?.text).toContain('Preciso de ajuda')
    expect(mail?.text).toContain(`/admin/orders/${waiting}`)
    expect(await own(finance.email)).toHaveLength(1)
    expect([...(await mailsTo(reader.email)), ...(await mailsTo(reviewer.email))]).toEqual([])
    expect(await mailsTo(mine.email)).toEqual([])
  })
})
