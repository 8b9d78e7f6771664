import type { Bottle, StoreLabel } from '#domain/wire/bottleLabel'

/** A wine as its bottle's page tells of it. */
export const buildBottle = (changes: Partial<Bottle> = {}): Bottle => ({
  title: 'Merlot Natural',
  vintage: '2023',
  description: 'Um tinto leve, sem filtração.',
  origin_country: 'BR',
  volumes: ['750ml'],
  metadata: {
    classification: { type: 'red', style: 'still', sweetness_level: 'dry' },
    technical_analysis: { alcohol_percentage: 12.5, total_so2_mgl: 30 },
    grape_varieties: [{ name: 'Merlot', percentage: 100 }],
    agricultural_practice: 'natural',
    storytelling: { story: 'Nasceu numa safra de muita chuva.' },
  },
  producer: {
    name: 'Casa Pevarello',
    cnpj: '11.222.333/0001-81',
    address: 'Linha Palmeiro, 120, 95720-000',
    city: 'Garibaldi',
    state: 'RS',
    country_code: 'BR',
    history: 'Terceira geração de viticultores.',
  },
  ...changes,
})

/** What the store answers for the code of that wine. */
export const buildLabel = (
  wine: Bottle = buildBottle(),
  changes: Partial<StoreLabel> = {},
): StoreLabel & { wine: Bottle } => ({
  code: 'K7QF2MXD',
  page_url: 'https://winex.com.br/rotulo/K7QF2MXD',
  state: 'current',
  newer: null,
  ...changes,
  wine,
})
