import { labelFacts } from '../labelFacts'
import type { LabelText } from '../labelTypes'
import { COLORS_EN, SWEETNESS_EN } from '../labelWords'
import { cutText } from '../../text/cutText'
import { isLegalEntity } from '../../values/taxId'
import { SWEETNESS_LEVELS, WINE_TYPES } from '../../wines/sheet/enumerations'
import { flatSheet, formatFlatSheet } from '../../wines/sheet/flatSheet'
import type { WineMetadata } from '../../wines/sheet/wineMetadata'
import { wordOf } from '../wordOf'

/** A wine as its bottle's page may tell of it. */
export interface BottleWine {
  title: string
  origin_country: string | null
  /** '750ml', one for each size that is sold. */
  volumes: readonly string[]
  metadata: WineMetadata | null
}

/** Who made it, as their profile says. */
export interface BottleMaker {
  name: string
  tax_id: string
  address_line: string
  postal_code: string
  city: string
  state: string
}

/** One line of a bottle's page, in both of its languages. */
export interface BottleFact {
  /** A name of `LABEL_KEYS` (`cnpj` for `tax_id`, as no CPF is told), or of what is said beside the label. */
  key: string
  name: LabelText
  value: LabelText
}

/** mg/L of total SO₂ from which a wine says that it contains sulphites (Codex Stan 1-1985, 4.2.1.4). */
const SULPHITES_FROM_MGL = 10

/** Characters of what no label has to say: such lists may be long, and the page is read on a phone. */
const OPTIONAL_MAX = 300

/** Said elsewhere on the page: as its heading, and below it. */
const NOT_IN_LINES: readonly string[] = ['brand', 'warning']

/**
 * What is said of a bottle in lines: the label's facts, then what is good to know; how it was made is the dossier's. What
 * nobody has filled in is left out. Of a person who makes wine, neither CPF nor street is told.
 */
export function bottleFacts(wine: BottleWine, maker: BottleMaker): BottleFact[] {
  const isCompany = isLegalEntity(maker.tax_id)
  const label = labelFacts(
    { ...wine, volume: wine.volumes.join(' · ') },
    isCompany ? maker : { ...maker, tax_id: null, address_line: null, postal_code: null },
  ).flatMap(({ key, label: name, value }) =>
    value && !NOT_IN_LINES.includes(key)
      ? [{ key: key === 'tax_id' ? 'cnpj' : String(key), name, value }]
      : [],
  )
  const hasKey = (key: string) => label.some((fact) => fact.key === key)
  return [
    ...(hasKey('denomination') ? [] : line('kind', { pt: 'Vinho', en: 'Wine' }, kindOf(wine))),
    ...label,
    ...(hasKey('address')
      ? []
      : line('place', { pt: 'Cidade', en: 'City' }, both([maker.city, maker.state].join(' – ')))),
    ...extraLines(wine),
  ]
}

function extraLines({ metadata }: BottleWine): BottleFact[] {
  const typed = (field: string) => both(typedText(metadata, field) ?? '')
  return [
    ...line('sulphites', { pt: 'Sulfitos', en: 'Sulphites' }, sulphites(flatSheet(metadata))),
    ...line('vintage', { pt: 'Safra', en: 'Vintage' }, both(vintageOf(metadata) ?? '')),
    ...line('grapes', { pt: 'Uvas', en: 'Grapes' }, typed('grape_varieties')),
    ...line('region', { pt: 'Região do vinhedo', en: 'Region' }, typed('viniculture.region')),
  ]
}

/** A field of the sheet in the producer's words, as long as a phone shows it; null without any. */
export function typedText(metadata: WineMetadata | null, field: string): string | null {
  return cutText(formatFlatSheet(field, flatSheet(metadata)[field]) ?? '', OPTIONAL_MAX) || null
}

/** '2023'; null for a wine without a vintage. */
const vintageOf = (metadata: WineMetadata | null): string | null =>
  metadata?.enology?.vintage ? String(metadata.enology.vintage) : null

const both = (text: string): LabelText | null => (text.trim() ? { pt: text, en: text } : null)

const line = (key: string, name: LabelText, value: LabelText | null): BottleFact[] =>
  value ? [{ key, name, value }] : []

/** Colour and sugar, where the class that makes a denomination of them is not known. */
function kindOf({ metadata }: BottleWine): LabelText | null {
  const { type, sweetness_level: sweetness } = metadata?.classification ?? {}
  const words = [
    wordOf(WINE_TYPES, { ...COLORS_EN, sparkling: 'sparkling' }, type),
    wordOf(SWEETNESS_LEVELS, SWEETNESS_EN, sweetness),
  ].filter((word) => word !== null)
  return words.length === 0
    ? null
    : {
        pt: words.map(({ pt }) => pt).join(', '),
        en: words
          .map(({ en }) => en)
          .join(', ')
          .replace(/^./, (first) => first.toUpperCase()),
      }
}

function sulphites(sheet: Record<string, unknown>): LabelText | null {
  const so2 = sheet['technical_analysis.total_so2_mgl']
  return typeof so2 === 'number' && so2 >= SULPHITES_FROM_MGL
    ? { pt: 'Contém sulfitos', en: 'Contains sulphites' }
    : null
}
