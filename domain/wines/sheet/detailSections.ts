import type { WineSheetGroupName } from './wineSheet'

/** The eleven sections of the wine's page, all open by default, in the order of spec §2 (Wine detail). */
export const DETAIL_SECTIONS = [
  'aromas',
  'enology',
  'sensory',
  'viniculture',
  'food_pairing',
  'storytelling',
  'certifications',
  'classification',
  'sustainability',
  'grape_varieties',
  'technical_analysis',
] as const satisfies readonly WineSheetGroupName[]

/** Shown below the sections as tags. */
export const DETAIL_TAGS = [
  'consumption_occasion',
  'agricultural_practice',
  'ideal_profiles',
] as const satisfies readonly WineSheetGroupName[]

/** Shown as the label's facts, in a card of their own. */
export const LABEL_GROUPS = [
  'label',
  'ingredients',
  'allergens',
] as const satisfies readonly WineSheetGroupName[]
