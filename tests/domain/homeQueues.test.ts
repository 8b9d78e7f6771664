import { describe, expect, it } from 'vitest'
import {
  byUrgency,
  HOME_QUEUE_KEYS,
  queuesOf,
  type HomeQueue,
  type WaitingQueue,
} from '#domain/home/homeQueues'

const MONEY: HomeQueue[] = [
  'owed',
  'returns',
  'pix',
  'payouts_ready',
  'payouts_held',
  'payouts_negative',
  'approvals',
  'results_missing',
  'results_failed',
]

describe('what each role is told of', () => {
  it('everything, for administration and for who only reads', () => {
    expect(queuesOf('administration')).toEqual(HOME_QUEUE_KEYS)
    expect(queuesOf('read_only')).toEqual(HOME_QUEUE_KEYS)
  })

  it('wines, producers, applications and contracts, for who reviews', () => {
    expect(queuesOf('review')).toEqual([
      'wines',
      'producers',
      'applications',
      'wines_waiting',
      'contracts',
      'low_acceptance',
    ])
  })

  it('money, orders and producers without a commission, for finance', () => {
    expect(queuesOf('finance')).toEqual([
      'unrated',
      ...MONEY,
      'messages',
      'late_approve',
      'late_ship',
    ])
  })
})

describe('the order of what waits', () => {
  const waiting = (queue: HomeQueue, facts: Partial<WaitingQueue> = {}): WaitingQueue => ({
    queue,
    count: 1,
    oldest: null,
    amount: null,
    ...facts,
  })
  const sorted = (...queues: WaitingQueue[]) => queues.toSorted(byUrgency).map((one) => one.queue)

  it('the oldest day first, and what has no age last', () => {
    expect(
      sorted(
        waiting('low_acceptance', { count: 90 }),
        waiting('owed', { oldest: '2026-11-20T12:00:00Z', amount: 900_000 }),
        waiting('wines', { oldest: '2026-11-19T12:00:00Z' }),
      ),
    ).toEqual(['wines', 'owed', 'low_acceptance'])
  })

  it('of one day in São Paulo the dearest, a debt by its size, then the longest', () => {
    expect(
      sorted(
        waiting('producers', { oldest: '2026-11-19T03:00:00Z' }),
        waiting('wines', { oldest: '2026-11-20T02:59:00Z', count: 3 }),
        waiting('payouts_ready', { oldest: '2026-11-19T12:00:00Z', amount: 100 }),
        waiting('payouts_negative', { oldest: '2026-11-20T01:00:00Z', amount: -200 }),
      ),
    ).toEqual(['payouts_negative', 'payouts_ready', 'wines', 'producers'])
  })
})
