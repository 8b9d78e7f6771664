import type { WineSheetGroupName } from '#domain/wineSheet/index'

export interface FormSection {
  /** Key of its heading in the catalogue, and its anchor. */
  id: string
  /** Groups of the sheet's table that stand in it, in this order. */
  groups: readonly WineSheetGroupName[]
}

/** Name, description and what else every wine has; the one section that is not made from the table. */
export const ESSENTIALS = 'essentials'

/** The sheet's groups as a winemaker looks for them. Each group stands in exactly one section (tested). */
export const FORM_SECTIONS: readonly FormSection[] = [
  { id: ESSENTIALS, groups: [] },
  { id: 'classification', groups: ['classification'] },
  { id: 'vineyard', groups: ['grape_varieties', 'viniculture', 'agricultural_practice'] },
  { id: 'enology', groups: ['enology'] },
  { id: 'technical_analysis', groups: ['technical_analysis'] },
  { id: 'sensory', groups: ['sensory', 'aromas'] },
  { id: 'serving', groups: ['food_pairing', 'consumption_occasion', 'ideal_profiles'] },
  { id: 'certifications', groups: ['certifications', 'sustainability'] },
  { id: 'storytelling', groups: ['storytelling'] },
]

/** Fields of the first section by their name in the form. */
const ESSENTIAL_FIELDS = [
  'title',
  'description',
  'bottleVolume',
  'origin_country',
  'hs_code',
  'weight',
] as const

/** Whether the field of that dotted path stands in the section. */
export function isInSection(section: FormSection, path: string): boolean {
  if (section.id === ESSENTIALS) return ESSENTIAL_FIELDS.some((field) => path === field)
  return section.groups.some(
    (group) => path === `metadata.${group}` || path.startsWith(`metadata.${group}.`),
  )
}

/** Paths of the form's values that belong to the section. */
export const sectionPaths = (section: FormSection): string[] =>
  section.id === ESSENTIALS
    ? [...ESSENTIAL_FIELDS]
    : section.groups.map((group) => `metadata.${group}`)

/** How many values are there: an object or list counts what is in it. */
export function countFilled(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0
  if (Array.isArray(value)) return value.filter((entry) => countFilled(entry) > 0).length
  if (typeof value === 'object') {
    return Object.values(value).reduce((sum: number, one) => sum + countFilled(one), 0)
  }
  return 1
}
