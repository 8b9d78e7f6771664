import { describe, expect, it } from 'vitest'
import { cityPrices } from '#domain/freight/cityPrices'
import { freightErrors, freightForm } from '#domain/freight/freightForm'
import { FREIGHT_REGIONS, FREIGHT_STATES } from '#domain/freight/freightRegions'
import type { FreightTable } from '#domain/freight/freightTable'
import { BOX_SIZES } from '#domain/freight/splitIntoBoxes'
import { suggestedFreight } from '#domain/freight/suggestedFreight'

const table = (states: FreightTable['states']): FreightTable => ({
  free_above: null,
  handling_days: 2,
  states,
})

describe('the proposed table', () => {
  it.each([...FREIGHT_STATES])('from %s is one row for each region, all 27 states', (origin) => {
    const states = suggestedFreight(origin)
    expect(Object.keys(states)).toHaveLength(27)
    for (const { states: ofRegion } of Object.values(FREIGHT_REGIONS))
      for (const state of ofRegion) expect(states[state]).toEqual(states[ofRegion[0]])
    expect(freightErrors(freightForm(table(states)))).toEqual({})
    const own = states[origin]
    for (const state of FREIGHT_STATES) {
      const { prices, days } = states[state] ?? { prices: {}, days: 0 }
      // no box is cheaper, or sooner, than one that stays in the region
      expect(BOX_SIZES.every((size) => (prices[size] ?? 0) >= (own?.prices[size] ?? 0))).toBe(true)
      expect(days).toBeGreaterThanOrEqual(own?.days ?? 0)
      // a larger box costs more as a whole and less for each bottle
      for (const [at, size] of BOX_SIZES.entries()) {
        const next = BOX_SIZES[at + 1]
        if (next === undefined) continue
        expect(prices[next]).toBeGreaterThan(prices[size] ?? 0)
        expect((prices[next] ?? 0) / next).toBeLessThan((prices[size] ?? 0) / size)
      }
    }
  })

  it('is that of the South where the seller’s state is none of Brasil', () => {
    expect(suggestedFreight(null)).toEqual(suggestedFreight('RS'))
    expect(suggestedFreight('Mendoza')).toEqual(suggestedFreight('RS'))
    expect(suggestedFreight('Pernambuco')).toEqual(suggestedFreight('PE'))
    expect(suggestedFreight('PE')).not.toEqual(suggestedFreight('RS'))
  })
})

describe('the prices to three cities', () => {
  const form = freightForm(
    table({
      SP: { prices: { 1: 2_500, 6: 4_000 }, days: 3 },
      PE: { prices: { 12: 9_000 }, days: 9 },
    }),
  )

  it('are those of the checkout for 1, 6 and 12 bottles, with the days until they arrive', () => {
    expect(cityPrices(form)).toEqual([
      { city: 'São Paulo', prices: [2_500, 4_000, 8_000], days: 5, isRight: true },
      { city: 'Recife', prices: [9_000, 9_000, 9_000], days: 11, isRight: true },
      { city: 'Manaus', prices: null, days: null, isRight: true },
    ])
  })

  it('wait while a cell of their state is wrong; that of another state is nothing to them', () => {
    const wrong = (state: 'SP' | 'RS') => ({
      ...form,
      states: { ...form.states, [state]: { ...form.states.SP, box1: 'dez' } },
    })
    expect(cityPrices(wrong('SP'))[0]).toEqual({
      city: 'São Paulo',
      prices: null,
      days: null,
      isRight: false,
    })
    expect(cityPrices(wrong('RS'))).toEqual(cityPrices(form))
  })

  it('are there without the days while those until the bottles leave are wrong, and never free', () => {
    const [first] = cityPrices({ ...form, handling_days: 'dois', free_above: '0' })
    expect(first).toMatchObject({ prices: [2_500, 4_000, 8_000], days: null })
  })
})
