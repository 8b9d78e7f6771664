import { flatSheet, formatFlatSheet } from '../wineSheet/flatSheet'
import { ORIGIN_COUNTRIES } from '../values/countries'
import { cutText } from '../text/cutText'
import { formatDecimal } from '../values/decimal'
import type { Bottle } from '../wire/bottleLabel'
import { englishValue, FACT_NAMES, type BottleLanguage, type FactName } from './bottleWords'

/** One line of a bottle's page. */
export interface BottleFact {
  key: FactName
  name: string
  value: string
  /** Whether the value is the producer's own words, whatever the page's language is. */
  isTyped: boolean
}

/** mg/L of total SO₂ from which a wine has to say that it contains sulphites (RDC Anvisa 727/2022, art. 13; Codex). */
const SULPHITES_FROM_MGL = 10

/** Characters of what no label has to say: such lists may be long, and the page is read on a phone. */
const OPTIONAL_MAX = 300

/**
 * What a bottle's page says in lines, in the order of a label; what nobody has filled in is left out.
 *
 * @param wine as the store tells of it
 */
export function bottleFacts(wine: Bottle, language: BottleLanguage): BottleFact[] {
  const sheet = flatSheet(wine.metadata)
  const words = (field: string): string => {
    const value = sheet[field]
    const english = language === 'en' ? englishValue(field, value) : undefined
    return english ?? formatFlatSheet(field, value) ?? ''
  }
  const optional = (field: string) => cutText(words(field), OPTIONAL_MAX)
  const { producer } = wine
  const values: [FactName, string, ('typed' | undefined)?][] = [
    ['kind', kindOf(words)],
    ['vintage', wine.vintage ?? ''],
    ['volume', wine.volumes.join(' · ')],
    ['alcohol', alcoholOf(sheet['technical_analysis.alcohol_percentage'], language)],
    ['allergens', allergensOf(sheet['technical_analysis.total_so2_mgl'], language)],
    ['grapes', optional('grape_varieties'), 'typed'],
    ['origin', countryOf(wine.origin_country ?? producer.country_code, language)],
    ['region', words('viniculture.region'), 'typed'],
    ['practice', words('agricultural_practice')],
    ['certifications', optional('certifications'), 'typed'],
    ['pairing', optional('food_pairing'), 'typed'],
    ['producer', producer.name, 'typed'],
    ['cnpj', producer.cnpj ?? ''],
    ['address', addressOf(producer), 'typed'],
  ]
  return values
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value, typed]) => ({
      key,
      name: FACT_NAMES[language][key],
      value,
      isTyped: typed === 'typed',
    }))
}

const kindOf = (words: (field: string) => string): string =>
  [
    ...new Set(
      ['classification.type', 'classification.style', 'classification.sweetness_level'].map(words),
    ),
  ]
    .filter(Boolean)
    .join(', ')

function alcoholOf(value: unknown, language: BottleLanguage): string {
  if (typeof value !== 'number') return ''
  return `${language === 'en' ? String(value) : formatDecimal(value)}% vol`
}

function allergensOf(so2: unknown, language: BottleLanguage): string {
  if (typeof so2 !== 'number' || so2 < SULPHITES_FROM_MGL) return ''
  return language === 'en' ? 'Contains sulphites' : 'Contém sulfitos'
}

/** By its usual name; in English by its code's name, which every runtime knows. */
function countryOf(code: string, language: BottleLanguage): string {
  const upper = code.toUpperCase()
  if (language === 'pt-BR') return ORIGIN_COUNTRIES[upper] ?? upper
  return /^[A-Z]{2}$/.test(upper)
    ? (new Intl.DisplayNames('en', { type: 'region' }).of(upper) ?? upper)
    : upper
}

const addressOf = ({ address, city, state }: Bottle['producer']): string =>
  [address, [city, state].filter(Boolean).join(' – ')].filter(Boolean).join(', ')
