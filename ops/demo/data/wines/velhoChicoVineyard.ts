import type { Vineyard } from '../describeWine'

export const VELHO_CHICO: Vineyard = {
  seller: 'velhoChico',
  producer: 'Vinhas do Velho Chico',
  viniculture: {
    region: 'Vale do São Francisco',
    altitude_m: 365,
    soil_type: 'Argissolo arenoso com seixos do rio',
    training_system: 'Espaldeira alta',
    vine_age_years: 14,
    yield_kgha: 9200,
  },
  practice: 'organic',
  certifications: ['Orgânico Brasil (Ecocert)', 'Indicação de Procedência Vale do São Francisco'],
  social:
    'Quarenta empregos fixos, metade de mulheres, e escola de poda aberta às comunidades ribeirinhas.',
}
