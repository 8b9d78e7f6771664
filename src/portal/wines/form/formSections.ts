import {
  LABEL_GROUPS,
  sheetGroup,
  type SheetGroup,
  type WineSheetGroupName,
} from '#domain/wines/sheet/index'
import { get } from 'react-hook-form'

export interface FormSection {
  /** Key of its heading in the catalogue, and its anchor. */
  id: string
  /** Groups of the sheet's table that it contains, in this order. */
  groups: readonly WineSheetGroupName[]
}

/** What every wine has, and what people ask first; the one section that is not made from the table. */
export const ESSENTIALS = 'essentials'
const LABEL_SECTION = 'label'

/** The sheet's groups as a winemaker looks for them. Each field is in exactly one section (tested). */
export const FORM_SECTIONS: readonly FormSection[] = [
  { id: ESSENTIALS, groups: ['grape_varieties'] },
  { id: 'classification', groups: ['classification'] },
  { id: 'vineyard', groups: ['viniculture', 'agricultural_practice'] },
  { id: 'storytelling', groups: ['storytelling'] },
  { id: 'enology', groups: ['enology'] },
  { id: 'technical_analysis', groups: ['technical_analysis'] },
  { id: 'sensory', groups: ['sensory', 'aromas'] },
  { id: 'serving', groups: ['food_pairing', 'consumption_occasion', 'ideal_profiles'] },
  { id: 'certifications', groups: ['certifications', 'sustainability'] },
  { id: LABEL_SECTION, groups: LABEL_GROUPS },
]

/** Open at first sight: what a winemaker knows by heart. The others say on one line what they hold. */
export const OPEN_SECTIONS: readonly string[] = [
  ESSENTIALS,
  'classification',
  'vineyard',
  'storytelling',
]

/** Type, vintage and alcohol are in the first section and not in that of their group; so do the grapes. */
export const ESSENTIAL_SHEET = [
  ['classification', 'type'],
  ['enology', 'vintage'],
  ['technical_analysis', 'alcohol_percentage'],
] as const

const ESSENTIAL_PATHS: readonly string[] = ESSENTIAL_SHEET.map((path) =>
  ['metadata', ...path].join('.'),
)

/** Paths of the form's values that belong to the section, in their order there. */
export function sectionPaths({ id, groups }: FormSection): string[] {
  const paths = groups.flatMap((name) => groupPaths(sheetGroup(name)))
  if (id !== ESSENTIALS) return paths
  return [
    'title',
    'description',
    ...ESSENTIAL_PATHS,
    ...paths,
    'bottleVolume',
    'weight',
    'origin_country',
    'hs_code',
  ]
}

/** Paths of a group's inputs in its own section. */
export const groupPaths = (group: SheetGroup): string[] =>
  group.shape === 'fields'
    ? group.fields
        .map((field) => `metadata.${group.name}.${field.name}`)
        .filter((path) => !ESSENTIAL_PATHS.includes(path))
    : [`metadata.${group.name}`]

/** Whether the field of that dotted path is in the section. */
export const isInSection = (section: FormSection, path: string): boolean =>
  sectionPaths(section).some((one) => path === one || path.startsWith(`${one}.`))

/** Paths of what is not filled in yet, in the form's order; the label has a checklist of its own. */
export const emptyPaths = (values: object): string[] =>
  FORM_SECTIONS.filter(({ id }) => id !== LABEL_SECTION)
    .flatMap(sectionPaths)
    .filter((path) => countFilled(get(values, path)) === 0)

/** How many values are there: an object or list counts what is in it. */
export function countFilled(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0
  if (Array.isArray(value)) return value.filter((entry) => countFilled(entry) > 0).length
  if (typeof value === 'object') {
    return Object.values(value).reduce((sum: number, one) => sum + countFilled(one), 0)
  }
  return 1
}
