import type { LabRange } from './labTypes'

/** Classes of Lei 7.678/1988 that more than one rule refers to. Alcohol in % vol, pressure in atm. */
export const LIGHT_WINE = { name: 'vinho leve', min: 7, max: 8.5 } satisfies LabRange
export const TABLE_WINE = { name: 'vinho fino ou de mesa', min: 8.6, max: 14 } satisfies LabRange
export const NOBLE_WINE = { name: 'vinho nobre', min: 14.1, max: 16 } satisfies LabRange
export const FORTIFIED_WINE = { name: 'vinho licoroso', min: 14, max: 18 } satisfies LabRange
export const LOW_PRESSURE_WINE = {
  name: 'frisante ou gaseificado',
  min: 7,
  max: 14,
} satisfies LabRange
export const MUSCAT_WINE = { name: 'moscatel espumante', min: 7, max: 10 } satisfies LabRange
export const SPARKLING_WINE = { name: 'espumante', min: 10, max: 13 } satisfies LabRange
export const SEMI_SPARKLING_PRESSURE = { name: 'frisante', min: 1.1, max: 2 } satisfies LabRange
export const CARBONATED_PRESSURE = { name: 'gaseificado', min: 2.1, max: 3.9 } satisfies LabRange
export const SPARKLING_PRESSURE = { name: 'espumante', min: 4 } satisfies LabRange
