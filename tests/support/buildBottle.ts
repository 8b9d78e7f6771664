import { describeBottle } from '#domain/labels/bottle/describeBottle'
import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'

type Described = Parameters<typeof describeBottle>

/** A wine with a label that is filled in, as the engine reads it. */
export const buildBottleWine = (changes: Partial<Described[0]> = {}): Described[0] => ({
  title: 'Merlot Natural',
  description: 'Um tinto leve, sem filtração.',
  origin_country: 'BR',
  volumes: ['750ml'],
  metadata: {
    classification: { type: 'red', style: 'still', sweetness_level: 'dry' },
    enology: { vintage: 2023 },
    technical_analysis: { alcohol_percentage: 12.5, total_so2_mgl: 30 },
    grape_varieties: [{ name: 'Merlot', percentage: 100 }],
    agricultural_practice: 'natural',
    storytelling: { story: 'Nasceu numa safra de muita chuva.' },
    label: { wine_class: 'fine', mapa_registration: 'RS 012345-6.000001', lot: '23A' },
    ingredients: ['grape', 'sulfur_dioxide'],
    allergens: ['egg'],
  },
  ...changes,
})

/** A winery, as its profile says. */
export const buildMaker = (changes: Partial<Described[1]> = {}): Described[1] => ({
  name: 'Casa Pevarello',
  tax_id: '11.222.333/0001-81',
  address_line: 'Linha Palmeiro, 120',
  postal_code: '95720-000',
  city: 'Garibaldi',
  state: 'RS',
  producer_history: 'Terceira geração de viticultores.',
  ...changes,
})

/** What the store answers for the code of that wine. */
export const buildLabel = (
  wine: Bottle = describeBottle(buildBottleWine(), buildMaker(), '2023', '2026-11-26'),
  changes: Partial<StoreLabel> = {},
): StoreLabel & { wine: Bottle } => ({
  code: 'K7QF2MXD',
  page_url: 'https://winex.com.br/rotulo/K7QF2MXD',
  state: 'current',
  picture: null,
  newer: null,
  ...changes,
  wine,
})
