import {
  FREIGHT_REGION_KEYS,
  FREIGHT_REGIONS,
  type FreightRegion,
} from '#domain/freight/freightRegions'
import type { FreightTable, StateFreight } from '#domain/freight/freightTable'

/** A table that asks the same in all states of a region, as small producers agree it with their carrier. */
export function freightByRegion(
  { handling_days, free_above }: Pick<FreightTable, 'handling_days' | 'free_above'>,
  regions: Record<FreightRegion, StateFreight>,
): FreightTable {
  return {
    handling_days,
    free_above,
    states: Object.fromEntries(
      FREIGHT_REGION_KEYS.flatMap((region) =>
        FREIGHT_REGIONS[region].states.map((state) => [state, regions[region]]),
      ),
    ),
  }
}
