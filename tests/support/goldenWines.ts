import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'

/** Wines whose dossier is known line by line: three that tell everything, three with gaps. */
export const GOLDEN_WINES = {
  /** Certified as organic, measured by a laboratory, nothing added. */
  petNat: {
    classification: { type: 'sparkling' },
    enology: {
      vintage: 2025,
      harvest_method: 'manual',
      fermentation_type: 'wild',
      filtration: false,
    },
    technical_analysis: { total_so2_mgl: 8 },
    agricultural_practice: 'natural',
    certifications: [
      'Orgânico Brasil (IBD), nº CA 1234/26, válido até 31/12/2027',
      'Laudo Embrapa Uva e Vinho, nº 88/26, 12/03/2026',
    ],
    ingredients: ['grape'],
    allergens: ['egg'],
  },
  /** Biodynamic, with a little sulphite, and a second certificate. */
  pinot: {
    classification: { type: 'red' },
    enology: {
      vintage: 2024,
      harvest_method: 'manual',
      fermentation_type: 'spontaneous',
      filtration: false,
    },
    technical_analysis: { total_so2_mgl: 27.5 },
    agricultural_practice: 'biodynamic',
    certifications: [
      'Demeter Brasil; nº BR-077; válido até 26/11/2026',
      'Indicação de Procedência Altos Montes, nº 19, validade 01/02/2030',
      'Laudo do Laboratório Randon, 05/06/2025',
      'Laudo Laboratório Antigo, 05/06/2023',
    ],
    ingredients: ['grape', 'potassium_metabisulfite'],
    allergens: ['milk', 'fish'],
  },
  /** Organic by the field of the label; everything that the cellar does is said, also what is not 'natural'. */
  riesling: {
    classification: { type: 'white' },
    enology: {
      vintage: 2026,
      harvest_method: 'mechanical',
      fermentation_type: 'controlled',
      filtration: true,
    },
    technical_analysis: { total_so2_mgl: 96 },
    agricultural_practice: 'organic',
    certifications: ['Laudo: não'],
    ingredients: ['grape', 'sulfur_dioxide', 'lysozyme'],
    allergens: ['egg', 'fish'],
    label: {
      organic_control: 'audit',
      organic_body: 'Ecocert, nº 55-B, válido até 30/06/2027',
      other_ingredients: 'Tanino enológico',
    },
  },
  /** The certificate has expired: the producer's word is left. */
  expired: {
    classification: { type: 'red' },
    enology: { vintage: 2025, fermentation_type: 'wild' },
    technical_analysis: { total_so2_mgl: 30 },
    agricultural_practice: 'organic',
    certifications: ['Orgânico Brasil (IBD), nº 7, válido até 25/11/2026'],
    ingredients: ['grape', 'sulfur_dioxide'],
  },
  /** Words without a number or a day. */
  words: {
    classification: { type: 'rose' },
    enology: { filtration: false },
    agricultural_practice: 'organic',
    certifications: ['Orgânico Brasil (IBD)', 'Manejo com ovelhas', 'Laudo Randon'],
    label: { organic_control: 'participatory', organic_body: 'Rede Ecovida' },
  },
  /** One fact alone. */
  almostNothing: { enology: { harvest_method: 'manual' } },
} as const satisfies Record<string, WineMetadata>
