import { describe, expect, it, test } from 'vitest'
import { openSteps, shownWines, withoutOrders, withoutWines } from '#domain/home/todayList'
import { awaitsPayment } from '#domain/orders/orderWaiting'
import { hoursToApprove } from '#domain/orders/waitingStep'
import {
  buildToday,
  buildTodayAccount,
  buildTodayOrder,
  buildTodayWine,
} from '../support/buildToday'

const placed = '2026-11-20T12:00:00Z'
describe('a new order', () => {
  it('asks for an answer within 48 hours', () => {
    expect(hoursToApprove(placed, new Date('2026-11-20T12:00:00Z'))).toBe(48)
    expect(hoursToApprove(placed, new Date('2026-11-22T11:59:00Z'))).toBe(0)
    expect(hoursToApprove(placed, new Date('2026-11-22T12:00:01Z'))).toBe(-1)
  })

  it.each([
    ['captured', false],
    ['authorized', false],
    ['partially_refunded', false],
    ['awaiting', true],
    ['not_paid', true],
    ['requires_action', true],
    ['partially_authorized', true],
    [null, true],
  ])('with payment %s waits for its buyer: %s', (payment_status, awaits) => {
    expect(awaitsPayment({ payment_status })).toBe(awaits)
  })
})

describe('what was done', () => {
  const today = buildToday({
    orders: [
      buildTodayOrder(),
      buildTodayOrder({ id: 'order_2' }),
      buildTodayOrder({ waiting: 'messages' }),
    ],
    orderCounts: { approve: 9 },
    wines: [buildTodayWine(), buildTodayWine({ id: 'prod_2', attention: 'low' })],
  })

  it('is gone from its group alone, and counted', () => {
    const after = withoutOrders(today, 'approve', ['order_1', 'order_7'])
    expect(after.orders.counts).toMatchObject({ approve: 7, messages: 1 })
    expect(after.orders.lines.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['order_2', 'approve'],
      ['order_1', 'messages'],
    ])
    expect(after.orders.approvable.map(({ id }) => id)).toEqual(['order_2'])
  })

  it('is gone from the wines, too, and never below nothing', () => {
    const after = withoutWines(today, 'publish', ['prod_1', 'prod_9'])
    expect(after.wines.counts).toMatchObject({ publish: 0, low: 1 })
    expect(after.wines.lines.map(({ id }) => id)).toEqual(['prod_2'])
  })
})

describe('the steps that are open', () => {
  const shown = (isOwner: boolean, ...of: Parameters<typeof buildTodayAccount>) =>
    openSteps(buildTodayAccount(...of), isOwner).map(({ step, waits }) =>
      waits ? `(${step})` : step,
    )
  const steps = (...of: Parameters<typeof buildTodayAccount>) => shown(true, ...of)

  it('are all of a new seller, and those wait that somebody else must do first', () => {
    const all = [
      'profile',
      'wine',
      'price_stock',
      'freight',
      'pix',
      'approved',
      'contract',
      'publish',
    ] as const
    expect(steps(all, { is_rated: false })).toEqual([
      'profile',
      'wine',
      '(price_stock)',
      'freight',
      'pix',
      '(approved)',
      '(contract)',
      '(publish)',
    ])
  })

  it('lead on once the team has approved and the wine can be published', () => {
    expect(steps(['contract', 'publish'], { publishable_wine: 'prod_1' })).toEqual([
      'contract',
      'publish',
    ])
  })

  it('ask an account that sells for no contract that does not exist', () => {
    expect(steps(['pix', 'contract'], { is_rated: false })).toEqual(['pix'])
    expect(steps(['pix', 'contract'])).toEqual(['pix', 'contract'])
  })

  it('ask a member for nothing that only an owner may do', () => {
    expect(shown(false, ['profile', 'pix', 'contract', 'freight'])).toEqual(['freight'])
    expect(shown(false, ['profile', 'freight', 'pix', 'approved'])).toEqual([
      '(profile)',
      'freight',
      '(pix)',
      '(approved)',
    ])
  })
})

test('the first wine is a step, and no group beside it', () => {
  const one = { price: 1, publish: 1 }
  const joining = buildTodayAccount(['price_stock', 'publish'])
  const today = (wineCounts: typeof one, account = joining) => buildToday({ wineCounts, account })
  expect(shownWines('price', today(one))).toBe(false)
  expect(shownWines('publish', today(one))).toBe(false)
  expect(shownWines('price', today({ price: 2, publish: 2 }))).toBe(true)
  expect(shownWines('publish', today({ price: 2, publish: 2 }))).toBe(true)
  expect(shownWines('publish', today(one, buildTodayAccount()))).toBe(true)
  expect(shownWines('publish', today({ price: 0, publish: 0 }))).toBe(false)
})
