import { describe, expect, it } from 'vitest'
import { hoursToApprove } from '#domain/orders/waitingStep'

const placed = '2026-11-20T12:00:00Z'
describe('a new order', () => {
  it('asks for an answer within 48 hours', () => {
    expect(hoursToApprove(placed, new Date('2026-11-20T12:00:00Z'))).toBe(48)
    expect(hoursToApprove(placed, new Date('2026-11-22T11:59:00Z'))).toBe(0)
    expect(hoursToApprove(placed, new Date('2026-11-22T12:00:01Z'))).toBe(-1)
  })
})
