import { readState } from '../orders/deliveryAddress'
import {
  FREIGHT_REGIONS,
  FREIGHT_REGION_KEYS,
  freightState,
  type FreightRegion,
} from './freightRegions'
import type { FreightTable, StateFreight } from './freightTable'

/**
 * How far it is from the first region to the second, 0 (the same) to 4. Our estimate of what carriers charge for boxes of
 * about 1.4 kg a bottle, November 2026: a start to be corrected by the producer's own contract, no tariff.
 */
const DISTANCES: Record<FreightRegion, Record<FreightRegion, number>> = {
  norte: { norte: 2, nordeste: 3, centro_oeste: 2, sudeste: 3, sul: 4 },
  nordeste: { norte: 3, nordeste: 0, centro_oeste: 2, sudeste: 2, sul: 3 },
  centro_oeste: { norte: 2, nordeste: 2, centro_oeste: 0, sudeste: 1, sul: 2 },
  sudeste: { norte: 3, nordeste: 2, centro_oeste: 1, sudeste: 0, sul: 1 },
  sul: { norte: 4, nordeste: 3, centro_oeste: 2, sudeste: 1, sul: 0 },
}

/** Cents of each box, and working days on the way, by distance. */
const BY_DISTANCE: readonly StateFreight[] = [
  { prices: { 1: 2_400, 2: 2_900, 3: 3_400, 6: 4_600, 12: 7_200 }, days: 4 },
  { prices: { 1: 2_900, 2: 3_600, 3: 4_300, 6: 5_900, 12: 9_600 }, days: 6 },
  { prices: { 1: 3_600, 2: 4_600, 3: 5_600, 6: 8_200, 12: 13_900 }, days: 8 },
  { prices: { 1: 4_200, 2: 5_600, 3: 6_900, 6: 10_500, 12: 18_500 }, days: 10 },
  { prices: { 1: 5_200, 2: 7_200, 3: 9_200, 6: 14_900, 12: 26_900 }, days: 14 },
]

/** Where no state of Brasil is known: most producers are in the South. */
const USUAL_ORIGIN: FreightRegion = 'sul'

/**
 * What winex proposes to a producer who has not saved a table: one row for each region, dearer and slower the farther it is
 * from the producer's state. It holds for nobody until it is saved (docs/decisions/09-freight.md).
 *
 * @param origin the producer's state, 'RS' or 'Rio Grande do Sul'; anything else is the South
 */
export function suggestedFreight(origin: string | null): FreightTable['states'] {
  const distances = DISTANCES[regionOf(origin)]
  return Object.fromEntries(
    FREIGHT_REGION_KEYS.flatMap((region) =>
      FREIGHT_REGIONS[region].states.map((state) => [state, BY_DISTANCE[distances[region]]]),
    ),
  )
}

const regionOf = (origin: string | null): FreightRegion => {
  const state = freightState(readState(origin))
  return (
    FREIGHT_REGION_KEYS.find((region) =>
      FREIGHT_REGIONS[region].states.some((one) => one === state),
    ) ?? USUAL_ORIGIN
  )
}
