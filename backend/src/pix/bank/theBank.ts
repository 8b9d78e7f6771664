import type { Bank } from './Bank'

/** The bank of this engine; null where PIX is not configured. */
export const theBank = (): Bank | null => null
