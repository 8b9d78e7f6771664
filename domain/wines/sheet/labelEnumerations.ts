/** Enumerations of the label's facts, in the words of Brazilian labels. */

export const WINE_CLASSES = {
  table: 'Vinho de mesa',
  fine: 'Vinho fino',
  noble: 'Vinho nobre',
  light: 'Vinho leve',
  semi_sparkling: 'Vinho frisante',
  carbonated: 'Vinho gaseificado',
  sparkling: 'Vinho espumante',
  muscat_sparkling: 'Vinho moscatel espumante',
  fortified: 'Vinho licoroso',
} as const

export const SPARKLING_COLORS = { white: 'Branco', rose: 'Rosé', red: 'Tinto' } as const

/** Additives with their function and number, as IN Anvisa 211/2023 names them. */
export const INGREDIENTS = {
  grape: 'Uva',
  sugar: 'Açúcar',
  concentrated_must: 'Mosto concentrado',
  wine_spirit: 'Álcool vínico',
  tirage_liqueur: 'Licor de tiragem',
  dosage_liqueur: 'Licor de expedição',
  sulfur_dioxide: 'Conservante dióxido de enxofre (INS 220)',
  potassium_metabisulfite: 'Conservante metabissulfito de potássio (INS 224)',
  potassium_sorbate: 'Conservante sorbato de potássio (INS 202)',
  lysozyme: 'Conservante lisozima (INS 1105)',
  ascorbic_acid: 'Antioxidante ácido ascórbico (INS 300)',
  tartaric_acid: 'Regulador de acidez ácido tartárico (INS 334)',
  malic_acid: 'Regulador de acidez ácido málico (INS 296)',
  lactic_acid: 'Regulador de acidez ácido lático (INS 270)',
  citric_acid: 'Regulador de acidez ácido cítrico (INS 330)',
  metatartaric_acid: 'Estabilizante ácido metatartárico (INS 353)',
  gum_arabic: 'Estabilizante goma arábica (INS 414)',
  cellulose_gum: 'Estabilizante carboximetilcelulose sódica (INS 466)',
  carbon_dioxide: 'Gás dióxido de carbono (INS 290)',
} as const

/** What fining may leave in a wine. */
export const ALLERGENS = { egg: 'Ovo', milk: 'Leite', fish: 'Peixe' } as const

export const ORGANIC_CONTROLS = {
  audit: 'Certificadora (auditoria)',
  participatory: 'Sistema participativo (OPAC)',
  direct_sale: 'OCS: venda direta sem certificado',
} as const
