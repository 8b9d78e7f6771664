import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookCapture,
  bookRefund,
  NOTHING_BOOKED,
  orderFigures,
  type BookedOrder,
  type OrderEntry,
  type OrderTerms,
} from '#domain/money/ledger'
import { availableOn, addMonths, isMonth, isMonthClosed } from '#domain/money/payoutDates'
import { monthName } from '#domain/values/monthNames'

const sum = (entries: OrderEntry[], ...kinds: string[]): number =>
  entries.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0)

const terms = fc
  .tuple(fc.nat(5_000_000), fc.nat(50_000), fc.nat(100_000))
  .map(([goods, shipping, perMille]): OrderTerms => ({
    total: goods + shipping + 1,
    shipping,
    commission: Math.floor((goods * perMille) / 100_000),
  }))

/** A total in as many parts as there are cuts. */
function partsOf(total: number, cuts: number[]): number[] {
  const edges = [...new Set(cuts.map((cut) => cut % total))].filter((edge) => edge > 0)
  const sorted = [0, ...edges.toSorted((a, b) => a - b), total]
  return sorted.slice(1).map((edge, at) => edge - (sorted[at] ?? 0))
}

describe('the entries of an order', () => {
  it('name bottles, freight and commission', () => {
    const { entries } = bookCapture(
      { total: 26_460, shipping: 2_500, commission: 2_995 },
      NOTHING_BOOKED,
      26_460,
    )
    expect(entries).toEqual([
      { kind: 'sale', amount: 23_960 },
      { kind: 'shipping', amount: 2_500 },
      { kind: 'commission', amount: -2_995 },
    ])
  })

  it('come to exactly the whole, captured in any parts', () => {
    fc.assert(
      fc.property(terms, fc.array(fc.nat(), { maxLength: 12 }), (order, cuts) => {
        let booked: BookedOrder = NOTHING_BOOKED
        const entries: OrderEntry[] = []
        for (const part of partsOf(order.total, cuts)) {
          const booking = bookCapture(order, booked, part)
          entries.push(...booking.entries)
          booked = booking.booked
        }
        expect(sum(entries, 'shipping')).toBe(order.shipping)
        expect(sum(entries, 'commission')).toBe(0 - order.commission)
        expect(sum(entries, 'sale')).toBe(order.total - order.shipping)
      }),
    )
  })

  it('return exactly the whole commission when everything is refunded, in any parts (R51)', () => {
    fc.assert(
      fc.property(terms, fc.array(fc.nat(), { maxLength: 12 }), (order, cuts) => {
        let { booked } = bookCapture(order, NOTHING_BOOKED, order.total)
        const entries: OrderEntry[] = []
        for (const part of partsOf(order.total, cuts)) {
          const booking = bookRefund(booked, part)
          entries.push(...booking.entries)
          booked = booking.booked
          expect(sum(booking.entries, 'commission_returned')).toBeGreaterThanOrEqual(0)
        }
        expect(sum(entries, 'refund')).toBe(0 - order.total)
        expect(sum(entries, 'commission_returned')).toBe(order.commission)
      }),
    )
  })

  it('take what is given back as bottles first: freight that is kept carries no commission (R57)', () => {
    const order = { total: 25_000, shipping: 5_000, commission: 2_000 }
    const { booked } = bookCapture(order, NOTHING_BOOKED, 25_000)
    const returned = (cents: number) => bookRefund(booked, cents).booked.returned
    expect(returned(10_000)).toBe(1_000)
    expect(returned(20_000)).toBe(2_000)
    expect(returned(24_000)).toBe(2_000)
    // parts, in cents that divide badly
    const first = bookRefund(booked, 3_333).booked
    expect(first.returned).toBe(333)
    expect(bookRefund(first, 16_667).booked.returned).toBe(2_000)
  })

  it('count a capture after a refund from the whole, too', () => {
    const order = { total: 25_000, shipping: 5_000, commission: 2_000 }
    const half = bookCapture(order, NOTHING_BOOKED, 12_500).booked
    const back = bookRefund(half, 12_500).booked
    expect(back.returned).toBe(1_000)
    const { entries, booked } = bookCapture(order, back, 12_500)
    expect(booked.returned).toBe(1_250)
    expect(sum(entries, 'commission_returned')).toBe(250)
  })

  it('are the figures of every page once all is captured, net of what was given back', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.boolean(),
        (order, cuts, isOver) => {
          let { booked, entries } = bookCapture(order, NOTHING_BOOKED, order.total)
          for (const part of partsOf(order.total, cuts).slice(1)) {
            const booking = bookRefund(booked, part)
            entries = [...entries, ...booking.entries]
            booked = booking.booked
          }
          expect(orderFigures(order, booked, isOver)).toEqual({
            sales: sum(entries, 'sale', 'shipping', 'refund'),
            refunded: 0 - sum(entries, 'refund'),
            commission: 0 - sum(entries, 'commission', 'commission_returned'),
            net: entries.reduce((total, { amount }) => total + amount, 0),
          })
        },
      ),
    )
  })

  it('that are to come count until the order has ended', () => {
    const order = { total: 25_000, shipping: 5_000, commission: 2_000 }
    const whole = { sales: 25_000, refunded: 0, commission: 2_000, net: 23_000 }
    expect(orderFigures(order, NOTHING_BOOKED, false)).toEqual(whole)
    const half = bookCapture(order, NOTHING_BOOKED, 12_500).booked
    expect(orderFigures(order, half, false)).toEqual(whole)
    expect(orderFigures(order, half, true)).toMatchObject({ sales: 12_500, commission: 1_000 })
    expect(orderFigures(order, NOTHING_BOOKED, true)).toMatchObject({ sales: 0, net: 0 })
  })

  it('refuse a refund of more than was captured, and fractions of a cent', () => {
    const order = { total: 1_000, shipping: 0, commission: 100 }
    const { booked } = bookCapture(order, NOTHING_BOOKED, 1_000)
    expect(() => bookRefund(booked, 1_001)).toThrow(RangeError)
    expect(() => bookRefund(booked, 0)).toThrow(RangeError)
    expect(() => bookCapture(order, booked, 0.5)).toThrow(RangeError)
  })
})

describe('the day on which money becomes available', () => {
  it('counts days of São Paulo from the last delivery (R52)', () => {
    // 23:30 of the 31st in São Paulo is already February in UTC.
    expect(availableOn(new Date('2026-02-01T02:30:00Z'), 30)).toBe('2026-03-02')
    expect(availableOn(new Date('2026-02-01T03:00:00Z'), 30)).toBe('2026-03-03')
    expect(availableOn(new Date('2026-02-01T03:00:00Z'), 0)).toBe('2026-02-01')
  })

  it('knows months', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(monthName('2026-03')).toBe('março de 2026')
    expect([isMonth('2026-13'), isMonth('2026-1'), isMonth('2026-12')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

it('a month is closed ten minutes after its end in São Paulo', () => {
  const closed = (timestamp: string) => isMonthClosed('2026-10', new Date(timestamp))
  expect(closed('2026-11-01T02:59:00Z')).toBe(false)
  expect(closed('2026-11-01T03:09:59Z')).toBe(false)
  expect(closed('2026-11-01T03:10:00Z')).toBe(true)
  expect(closed('2027-01-01T00:00:00Z')).toBe(true)
  expect(closed('2026-09-30T00:00:00Z')).toBe(false)
})
