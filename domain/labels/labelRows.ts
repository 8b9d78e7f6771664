import { ORIGIN_COUNTRIES } from '../values/countries'
import { formatDecimal } from '../values/decimal'
import { fromEngineCountry } from '../values/engineCountry'
import { isLegalEntity } from '../values/taxId'
import { ALLERGENS, INGREDIENTS, ORGANIC_CONTROLS } from '../wines/sheet/index'
import { denomination } from './denomination'
import { LABEL_SOURCES } from './labelSources'
import type { LabelCondition, LabelRow, LabelText } from './labelTypes'
import { ALLERGENS_EN, INGREDIENTS_EN, ORGANIC_CONTROLS_EN } from './labelWords'
import { REGISTRATION_PATTERN, registrationText } from './registration'
import { wordOf, wordsOf } from './wordOf'

/** What is sold as organic: the sheet's 'Prática Agrícola'. */
export const IS_ORGANIC: LabelCondition = {
  path: 'metadata.agricultural_practice',
  is: ['organic'],
}
export const IS_COLONIAL: LabelCondition = { path: 'metadata.label.colonial', is: ['true'] }

/** 'Portugal'; a code of no country is shown as it is. */
const englishCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (COUNTRY_NAMES.of(code) ?? code) : code
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })

const both = (text: string | null | undefined): LabelText | null =>
  text ? { pt: text, en: text } : null

/**
 * The facts of a wine's label in the order in which they are shown, one row each with its source: a law that changes
 * is changed in its row. `needs` and `about` are read by `missingForLabel` and by the database alike.
 */
export const LABEL_ROWS: readonly LabelRow[] = [
  {
    key: 'denomination',
    version: 1,
    label: { pt: 'Denominação', en: 'Denomination' },
    source: LABEL_SOURCES.wine,
    needs: [
      { path: 'metadata.label.wine_class' },
      { path: 'metadata.classification.type' },
      {
        path: 'metadata.label.sparkling_color',
        when: [{ path: 'metadata.classification.type', is: ['sparkling'] }],
      },
      { path: 'metadata.classification.sweetness_level' },
      {
        path: 'metadata.technical_analysis.residual_sugar',
        when: [
          { path: 'metadata.label.wine_class', is: ['sparkling'] },
          { path: 'metadata.classification.sweetness_level', is: ['dry'] },
        ],
      },
    ],
    read: denomination,
  },
  {
    key: 'brand',
    version: 1,
    label: { pt: 'Nome do vinho', en: 'Name of the wine' },
    source: LABEL_SOURCES.wine,
    needs: [],
    read: ({ title }) => both(title),
  },
  {
    key: 'producer',
    version: 1,
    label: { pt: 'Produtor', en: 'Producer' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'producer.name' }],
    read: (_wine, { name }) => both(name),
  },
  {
    key: 'address',
    version: 1,
    label: { pt: 'Endereço do produtor', en: 'Address of the producer' },
    source: LABEL_SOURCES.wine,
    needs: [
      { path: 'producer.address_line' },
      { path: 'producer.city' },
      { path: 'producer.state' },
    ],
    read: (_wine, { address_line, city, state, postal_code }) =>
      address_line && city && state
        ? both([address_line, `${city}, ${state}`, postal_code].filter(Boolean).join(' · '))
        : null,
  },
  {
    key: 'tax_id',
    version: 1,
    label: { pt: 'CNPJ', en: 'Tax number (CNPJ)' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'producer.tax_id' }],
    // A person's CPF is on the bottle and nowhere else.
    read: (_wine, { tax_id }) => (isLegalEntity(tax_id) ? both(tax_id) : null),
  },
  {
    key: 'registration',
    version: 1,
    label: { pt: 'Registro no MAPA', en: 'Registration with the Ministry of Agriculture' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'metadata.label.mapa_registration', pattern: REGISTRATION_PATTERN }],
    read: ({ metadata }) => both(registrationText(metadata?.label?.mapa_registration ?? '')),
  },
  {
    key: 'ingredients',
    version: 1,
    label: { pt: 'Ingredientes', en: 'Ingredients' },
    source: LABEL_SOURCES.ingredients,
    needs: [{ path: 'metadata.ingredients' }],
    read: ({ metadata }) => {
      const words = wordsOf(INGREDIENTS, INGREDIENTS_EN, metadata?.ingredients)
      const other = both(metadata?.label?.other_ingredients)
      return words.length > 0 ? joined(other ? [...words, other] : words) : null
    },
  },
  {
    key: 'allergens',
    version: 1,
    label: { pt: 'Alergênicos', en: 'Allergens' },
    source: LABEL_SOURCES.allergens,
    needs: [],
    read: ({ metadata }) => {
      const words = joined(wordsOf(ALLERGENS, ALLERGENS_EN, metadata?.allergens))
      return (
        words && {
          pt: `Alérgicos: contém derivados de ${words.pt.toLowerCase()}`,
          en: `Allergens: contains derivatives of ${words.en}`,
        }
      )
    },
  },
  {
    key: 'gluten',
    version: 1,
    label: { pt: 'Glúten', en: 'Gluten' },
    source: LABEL_SOURCES.gluten,
    needs: [{ path: 'metadata.label.contains_gluten' }],
    read: ({ metadata }) => {
      const contains = metadata?.label?.contains_gluten
      if (typeof contains !== 'boolean') return null
      return contains
        ? { pt: 'Contém glúten', en: 'Contains gluten' }
        : { pt: 'Não contém glúten', en: 'Contains no gluten' }
    },
  },
  {
    key: 'origin',
    version: 1,
    label: { pt: 'Origem', en: 'Origin' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'origin_country' }],
    read: ({ origin_country }) => {
      const code = origin_country && fromEngineCountry(origin_country)
      if (!code) return null
      return code === 'BR'
        ? { pt: 'Indústria Brasileira', en: 'Product of Brazil' }
        : {
            pt: `País de origem: ${ORIGIN_COUNTRIES[code] ?? code}`,
            en: `Product of ${englishCountry(code)}`,
          }
    },
  },
  {
    key: 'volume',
    version: 1,
    label: { pt: 'Volume', en: 'Volume' },
    source: LABEL_SOURCES.wine,
    needs: [],
    read: ({ volume }) => both(volume),
  },
  {
    key: 'alcohol',
    version: 1,
    label: { pt: 'Graduação alcoólica', en: 'Alcohol' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'metadata.technical_analysis.alcohol_percentage' }],
    read: ({ metadata }) => {
      const percent = metadata?.technical_analysis?.alcohol_percentage
      return typeof percent === 'number'
        ? { pt: `${formatDecimal(percent)}% vol`, en: `${percent}% vol` }
        : null
    },
  },
  {
    key: 'lot',
    version: 1,
    label: { pt: 'Lote', en: 'Lot' },
    source: LABEL_SOURCES.wine,
    needs: [{ path: 'metadata.label.lot' }],
    // The letter L tells a lot from other numbers on the bottle.
    read: ({ metadata }) => both(metadata?.label?.lot?.replace(/^(?!l)/i, 'L')),
  },
  {
    key: 'warning',
    version: 1,
    label: { pt: 'Advertência', en: 'Warning' },
    source: LABEL_SOURCES.wine,
    needs: [],
    read: () => ({
      pt: 'Evite o consumo excessivo de álcool',
      en: 'Avoid excessive consumption of alcohol',
    }),
  },
  {
    key: 'colonial',
    version: 1,
    label: { pt: 'Vinho colonial', en: 'Family farm wine' },
    source: LABEL_SOURCES.colonial,
    about: [IS_COLONIAL],
    needs: [],
    read: () => ({
      pt: 'Vinho colonial: produzido por agricultor familiar',
      en: 'Vinho colonial: made by a family farmer',
    }),
  },
  {
    key: 'organic',
    version: 1,
    label: { pt: 'Orgânico', en: 'Organic' },
    source: LABEL_SOURCES.organic,
    about: [IS_ORGANIC],
    needs: [
      { path: 'metadata.label.organic_control' },
      {
        path: 'metadata.label.organic_body',
        when: [{ path: 'metadata.label.organic_control', is: ['audit', 'participatory'] }],
      },
    ],
    read: ({ metadata }) => {
      const { organic_control: control, organic_body: body } = metadata?.label ?? {}
      const word = wordOf(ORGANIC_CONTROLS, ORGANIC_CONTROLS_EN, control)
      if (!word || (control !== 'direct_sale' && !body)) return null
      return joined([word, ...(body ? [{ pt: body, en: body }] : [])])
    },
  },
  {
    key: 'organic_certificate',
    version: 1,
    label: { pt: 'Certificado ou cadastro do orgânico', en: 'Organic certificate' },
    source: LABEL_SOURCES.organic,
    about: [IS_ORGANIC],
    needs: [{ path: 'producer.certifications' }],
    // Shown to staff, not printed.
    read: () => null,
  },
]

const joined = (texts: readonly LabelText[]): LabelText | null =>
  texts.length === 0
    ? null
    : { pt: texts.map(({ pt }) => pt).join(', '), en: texts.map(({ en }) => en).join(', ') }
