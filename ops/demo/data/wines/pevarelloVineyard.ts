import type { Vineyard } from '../describeWine'

export const PEVARELLO: Vineyard = {
  seller: 'pevarello',
  producer: 'Casa Pevarello',
  viniculture: {
    region: 'Serra Gaúcha',
    altitude_m: 640,
    soil_type: 'Basalto decomposto com argila',
    training_system: 'Latada',
    vine_age_years: 38,
    yield_kgha: 7800,
  },
  practice: 'natural',
  certifications: ['Orgânico Brasil (IBD)', 'Produto da agricultura familiar'],
  social:
    'Seis famílias vizinhas vendem uva à casa por preço fixado antes da safra, com bônus por manejo sem herbicida.',
}
