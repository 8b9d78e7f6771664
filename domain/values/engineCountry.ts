/**
 * The engine keeps country codes in lower case, our forms and wire in upper case as ISO 3166-1 has them: every crossing
 * between the two is one of these.
 */
export const toEngineCountry = (code: string): string => code.toLowerCase()
export const fromEngineCountry = (code: string): string => code.toUpperCase()

/** Brasil as the engine keeps it: the only country of deliveries, and the origin of the demonstration's wines. */
export const ENGINE_BRAZIL = 'br'

/** Brasil as a client of the store may write it. */
export const BRAZIL_SPELLINGS = [ENGINE_BRAZIL, 'BR'] as const
