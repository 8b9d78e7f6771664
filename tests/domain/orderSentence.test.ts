import { expect, test } from 'vitest'
import { orderSentence, sendBy, type SentenceFacts } from '#domain/orders/orderSentence'

const NOW = new Date('2026-11-24T15:00:00Z')
/** Tuesday noon in São Paulo. */
const APPROVED = '2026-11-24T15:00:00Z'
const packed = (id: string, quantity: number, moments = {}) => ({
  id,
  created_at: APPROVED,
  items: [{ line_item_id: 'a', quantity }],
  ...moments,
})

const order = (changes: Partial<SentenceFacts> = {}): SentenceFacts => ({
  status: 'pending',
  payment_status: 'captured',
  metadata: { seller_status: 'accepted' },
  created_at: '2026-11-23T12:00:00Z',
  items: [{ id: 'a', quantity: 12 }],
  fulfillments: [],
  promised_on: '2026-11-30',
  delivery: { boxes: [{ count: 2 }], handling_days: 2 },
  timeline: [{ event: 'accepted', at: APPROVED }],
  ...changes,
})
const said = (changes: Partial<SentenceFacts> = {}, now = NOW) => orderSentence(order(changes), now)

test('a paid order says until when its boxes leave', () => {
  expect(said()).toBe('Pago. Envie até 26/11: 2 caixas.')
  expect(said({ fulfillments: [packed('f', 12)] })).toBe('Pago. Envie até 26/11: 2 caixas.')
  expect(said({ delivery: { boxes: [{ count: 1 }], handling_days: 2 } })).toBe(
    'Pago. Envie até 26/11: 1 caixa.',
  )
})

test('what was to be paid first is answered from its payment on', () => {
  const placed = { metadata: null, created_at: '2026-11-10T12:00:00Z' }
  expect(said(placed)).toBe('Pago. Responda já: o prazo passou.')
  expect(said({ ...placed, due_from: '2026-11-23T12:00:00Z' })).toBe(
    'Pago. Responda até 25/11/2026 09:00.',
  )
})

test('it is late from the day after, in São Paulo', () => {
  expect(said({}, new Date('2026-11-27T02:59:00Z'))).toBe('Pago. Envie até 26/11: 2 caixas.')
  expect(said({}, new Date('2026-11-27T03:00:00Z'))).toBe(
    'Pago. Envie já, devia ter saído até 26/11: 2 caixas.',
  )
})

test('the day to send is counted in working days from the newest approval', () => {
  expect(sendBy(order({ timeline: [{ event: 'accepted', at: '2026-11-27T15:00:00Z' }] }))).toBe(
    '2026-12-01',
  )
  expect(sendBy(order({ timeline: [] }))).toBe('2026-11-25')
  expect(sendBy(order({ metadata: null }))).toBeNull()
  expect(sendBy(order({ delivery: null }))).toBeNull()
})

test('an order that promised nothing says bottles and no day', () => {
  expect(said({ delivery: null, promised_on: null })).toBe('Pago. Envie: 12 garrafas.')
})

test('once a part has left it counts the bottles that are here', () => {
  const left = packed('f', 6, { shipped_at: APPROVED })
  expect(said({ fulfillments: [left] })).toBe('Pago. Envie até 26/11: 6 garrafas.')
  expect(said({ fulfillments: [left, packed('g', 1)] })).toBe('Pago. Envie até 26/11: 6 garrafas.')
})

test('once bottles were canceled it counts those that are to be sent', () => {
  const items = [{ id: 'a', quantity: 12, canceled_quantity: 6 }]
  const payment_status = 'partially_refunded'
  expect(said({ items, payment_status })).toBe('Pago. Envie até 26/11: 6 garrafas.')
  expect(said({ items, payment_status, fulfillments: [packed('f', 6)] })).toBe(
    'Pago. Envie até 26/11: 6 garrafas.',
  )
})

test('an order that waits for the answer says so once it is paid, or the money reserved', () => {
  const waiting = { metadata: null, timeline: [] }
  expect(said(waiting)).toBe('Pago. Responda até 25/11/2026 09:00.')
  expect(said({ ...waiting, payment_status: 'authorized' })).toBe(
    'Pagamento reservado, ainda não recebido. Responda até 25/11/2026 09:00.',
  )
  expect(said({ ...waiting, payment_status: 'not_paid' })).toBe(
    'Ainda não pago. Nada a fazer até o pagamento.',
  )
  expect(said(waiting, new Date('2026-11-25T12:00:01Z'))).toBe('Pago. Responda já: o prazo passou.')
})

test('of an order that waits for its PIX nothing was delivered (R66)', () => {
  expect(said({ metadata: null, payment_status: 'not_paid', stage: 'payment' })).toBe(
    'Ainda não pago. Nada a fazer até o pagamento.',
  )
})

test('where all bottles were canceled and the freight was kept nothing was delivered (R58)', () => {
  const items = [{ id: 'a', quantity: 12, canceled_quantity: 12 }]
  expect(said({ items, payment_status: 'partially_refunded' })).toBe(
    'Pago. Não há mais o que enviar.',
  )
})

test('on its way, late on its way, arrived', () => {
  const gone = [packed('f', 12, { shipped_at: APPROVED })]
  expect(said({ fulfillments: gone })).toBe('Pago. A caminho. Chega até 30/11.')
  expect(said({ fulfillments: gone }, new Date('2026-12-01T12:00:00Z'))).toBe(
    'Pago. A caminho, atrasado: foi prometido para 30/11.',
  )
  expect(said({ fulfillments: [packed('f', 12, { delivered_at: APPROVED })] })).toBe(
    'Pago. Tudo foi entregue.',
  )
})

test('what has ended has a notice and no sentence; what was given back asks for nothing', () => {
  expect(said({ status: 'canceled' })).toBeNull()
  expect(said({ metadata: { seller_status: 'rejected' } })).toBeNull()
  expect(said({ payment_status: 'refunded' })).toBe('Reembolsado: não há mais o que enviar.')
})
