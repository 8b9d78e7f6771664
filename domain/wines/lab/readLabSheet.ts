import { foldSearch } from '../../text/search'
import { isDateOnly } from '../../values/dates'
import { roundDecimal } from '../../values/decimal'
import { LIGHT_WINE, MUSCAT_WINE, SPARKLING_PRESSURE } from './labClasses'
import type { ClassTrait, LabQuantities, LabSheet, LabTrait, WineClass } from './labTypes'
import { isWithin } from './labUnits'

/** What the rules ask of a sheet. Values that are no numbers, as a form may hold while one is typed, are left out. */
export function readLabSheet({ title, metadata }: LabSheet): {
  quantities: LabQuantities
  traits: ReadonlySet<LabTrait>
} {
  const name = foldSearch(title ?? '')
  const quantities = quantitiesOf(metadata ?? {}, name)
  const is = traitsOf(metadata ?? {}, name, quantities)
  const traits = (Object.keys(is) as OtherTrait[]).filter((trait) => is[trait])
  return { quantities, traits: new Set([...traits, classTrait(metadata?.label?.wine_class)]) }
}

type OtherTrait = Exclude<LabTrait, ClassTrait>
type Metadata = NonNullable<LabSheet['metadata']>

function quantitiesOf(metadata: Metadata, name: string): LabQuantities {
  const { technical_analysis: analysis, classification, enology } = metadata
  const free = numberOf(analysis?.free_so2_mgl)
  const total = numberOf(analysis?.total_so2_mgl)
  const aging = numberOf(classification?.aging_time_months)
  const vessel = classification?.aging_vessel
  return {
    alcohol: numberOf(analysis?.alcohol_percentage),
    total_acidity: numberOf(analysis?.total_acidity_gl),
    volatile_acidity: numberOf(analysis?.volatile_acidity_gl),
    sugar: numberOf(analysis?.residual_sugar),
    dry_extract: numberOf(analysis?.dry_extract),
    total_so2: total,
    bound_so2: free === null || total === null ? null : roundDecimal(total - free, 6),
    pressure: numberOf(analysis?.pressure_bar),
    named_grape: namedGrape(metadata.grape_varieties, name),
    same_year: sameYear(numberOf(enology?.vintage), enology?.harvest_date, name),
    aging,
    wood: aging === null || !vessel ? null : vessel === 'oak' ? aging : 0,
  }
}

const classTrait = (chosen: WineClass | null | undefined): ClassTrait =>
  chosen ? `class.${chosen}` : 'no_class'

/** Classes that say what a wine is whatever its type and style say. */
const KIND_OF_CLASS: Partial<Record<WineClass, 'sparkling' | 'low_pressure' | 'fortified'>> = {
  semi_sparkling: 'low_pressure',
  carbonated: 'low_pressure',
  sparkling: 'sparkling',
  muscat_sparkling: 'sparkling',
  fortified: 'fortified',
}

function kindOf({ classification, label }: Metadata) {
  const { type, style } = classification ?? {}
  const ofClass = label?.wine_class && KIND_OF_CLASS[label.wine_class]
  if (ofClass) return ofClass
  if (type === 'sparkling' || style === 'sparkling') return 'sparkling'
  if (style === 'fortified') return 'fortified'
  return type || style ? 'still' : null
}

function traitsOf(
  metadata: Metadata,
  name: string,
  { alcohol, pressure }: LabQuantities,
): Record<OtherTrait, boolean> {
  const { classification, grape_varieties: grapes, label } = metadata
  const { type, style, sweetness_level: sweetness } = classification ?? {}
  const says = (words: RegExp) => words.test(name)
  const kind = kindOf(metadata)
  const sparkling = kind === 'sparkling'
  const still = kind === 'still'
  const lowPressure = pressure !== null && !isWithin(pressure, SPARKLING_PRESSURE, 'atmospheres')
  const chosen = label?.wine_class
  const muscat =
    chosen === 'muscat_sparkling' ||
    says(/\bmoscate/) ||
    (listOf(grapes).length > 0 &&
      listOf(grapes).every(({ name: grape }) => /^m[ou]sc/.test(foldSearch(String(grape)))))
  const granReserva = says(/\bgran(de)? reserva\b/)
  const reserva = says(/\breserva\b/)
  const extraBrut = says(/\bextra[ -]brut\b/)
  return {
    unknown_kind: !type && !style,
    still,
    // Light wines have limits of their own.
    table_wine:
      still && (chosen ? chosen !== 'light' : alcohol === null || alcohol > LIGHT_WINE.max),
    fortified: kind === 'fortified',
    sparkling,
    full_pressure: sparkling && !lowPressure,
    low_pressure: sparkling && lowPressure,
    muscat,
    not_muscat: !muscat,
    light: alcohol !== null && alcohol < MUSCAT_WINE.max,
    red: type === 'red',
    not_red: Boolean(type) && type !== 'red',
    dry: sweetness === 'dry',
    off_dry: sweetness === 'off_dry',
    sweet: sweetness === 'semi_sweet' || sweetness === 'sweet',
    nature: says(/\bnature\b/),
    extra_brut: extraBrut,
    brut: says(/\bbrut\b/) && !extraBrut && !says(/\bnature\b/),
    any_reserva: reserva,
    reserva: reserva && !granReserva,
    gran_reserva: granReserva,
  }
}

/** The share of the grape in the name; null when the name carries none of the sheet's grapes, or several. */
function namedGrape(grapes: Metadata['grape_varieties'], name: string): number | null {
  const title = ` ${words(name)} `
  const all = listOf(grapes).map((one) => ({
    name: words(foldSearch(String(one.name ?? ''))),
    share: one.percentage,
  }))
  const [named, ...others] = all.filter((one) => one.name !== '' && title.includes(` ${one.name} `))
  if (!named || others.length > 0) return null
  // 'Cabernet Merlot' of Cabernet Sauvignon and Merlot names both, one of them by its first word.
  const rest = title.replace(` ${named.name} `, '  ')
  const isBlend = all.some(
    (one) => one !== named && one.name !== '' && rest.includes(` ${one.name.split(' ')[0]} `),
  )
  return isBlend ? null : numberOf(named.share)
}

const words = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

function sameYear(
  vintage: number | null,
  harvest: string | null | undefined,
  name: string,
): number | null {
  const inName = [...name.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  const years = [
    vintage,
    harvest && isDateOnly(harvest) ? Number(harvest.slice(0, 4)) : null,
    // Several years in one name are no vintage.
    inName.length === 1 ? (inName[0] ?? null) : null,
  ].filter((year) => year !== null)
  if (years.length < 2) return null
  return new Set(years).size === 1 ? 100 : 0
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const listOf = <Entry>(list: readonly Entry[] | null | undefined): readonly Entry[] =>
  Array.isArray(list) ? list : []
