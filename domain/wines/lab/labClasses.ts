import type { LabRange } from './labTypes'

/** Classes of Lei 7.678/1988 that more than one rule refers to. Alcohol in % vol, pressure in atm. */
export const LIGHT_WINE = { name: 'vinho leve', min: 7, max: 8.5 } satisfies LabRange
export const MUSCAT_WINE = { name: 'moscatel espumante', min: 7, max: 10 } satisfies LabRange
export const SPARKLING_WINE = { name: 'espumante', min: 10, max: 13 } satisfies LabRange
export const SPARKLING_PRESSURE = { name: 'espumante', min: 4 } satisfies LabRange
