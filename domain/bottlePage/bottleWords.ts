import {
  AGRICULTURAL_PRACTICES,
  SWEETNESS_LEVELS,
  WINE_STYLES,
  WINE_TYPES,
} from '../wineSheet/enumerations'

/** Languages of a bottle's page: the law's, and the one of visitors. */
export type BottleLanguage = 'pt-BR' | 'en'

type WordsOf<Labels> = { [Key in keyof Labels]: string }

/** The sheet's Portuguese words are those of `enumerations`; these are for who reads English. */
const ENGLISH_VALUES = {
  'classification.type': {
    red: 'Red',
    white: 'White',
    rose: 'Rosé',
    sparkling: 'Sparkling',
  } satisfies WordsOf<typeof WINE_TYPES>,
  'classification.style': {
    still: 'Still',
    sparkling: 'Sparkling',
    fortified: 'Fortified',
  } satisfies WordsOf<typeof WINE_STYLES>,
  'classification.sweetness_level': {
    dry: 'Dry',
    off_dry: 'Off-dry',
    semi_sweet: 'Medium sweet',
    sweet: 'Sweet',
  } satisfies WordsOf<typeof SWEETNESS_LEVELS>,
  agricultural_practice: {
    organic: 'Organic',
    biodynamic: 'Biodynamic',
    conventional: 'Conventional',
    natural: 'Natural',
  } satisfies WordsOf<typeof AGRICULTURAL_PRACTICES>,
}

/** An enumeration's word in English; undefined for what is no enumeration of the page. */
export function englishValue(field: string, value: unknown): string | undefined {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = ENGLISH_VALUES
  return typeof value === 'string' && Object.hasOwn(words[field] ?? {}, value)
    ? words[field]?.[value]
    : undefined
}

/** Names of the facts. */
export const FACT_NAMES = {
  'pt-BR': {
    kind: 'Vinho',
    vintage: 'Safra',
    volume: 'Volume',
    alcohol: 'Teor alcoólico',
    allergens: 'Alérgicos',
    grapes: 'Uvas',
    origin: 'Origem',
    region: 'Região do vinhedo',
    practice: 'Prática agrícola',
    certifications: 'Certificações',
    pairing: 'Acompanha',
    producer: 'Produtor',
    cnpj: 'CNPJ',
    address: 'Endereço',
  },
  en: {
    kind: 'Wine',
    vintage: 'Vintage',
    volume: 'Volume',
    alcohol: 'Alcohol',
    allergens: 'Allergens',
    grapes: 'Grapes',
    origin: 'Origin',
    region: 'Vineyard region',
    practice: 'Farming',
    certifications: 'Certifications',
    pairing: 'Goes with',
    producer: 'Producer',
    cnpj: 'Company number (CNPJ)',
    address: 'Address',
  },
} satisfies Record<BottleLanguage, Record<string, string>>

export type FactName = keyof (typeof FACT_NAMES)['pt-BR']
