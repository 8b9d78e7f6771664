/** Enumerations of the technical sheet (spec §3) with the words a Brazilian winemaker uses (R3). */

export const WINE_TYPES = {
  red: 'Tinto',
  white: 'Branco',
  rose: 'Rosé',
  sparkling: 'Espumante',
} as const

export type WineType = keyof typeof WINE_TYPES
export const WINE_TYPE_KEYS = Object.keys(WINE_TYPES) as [WineType, ...WineType[]]

export const WINE_STYLES = {
  still: 'Tranquilo',
  sparkling: 'Espumante',
  fortified: 'Fortificado',
} as const

export const SWEETNESS_LEVELS = {
  dry: 'Seco',
  off_dry: 'Demi-sec',
  semi_sweet: 'Suave',
  sweet: 'Doce',
} as const

export const BODIES = {
  light: 'Leve',
  medium: 'Médio',
  full: 'Encorpado',
} as const

export const PRODUCTION_METHODS = {
  traditional: 'Tradicional',
  modern: 'Moderno',
  biodynamic: 'Biodinâmico',
} as const

export const AGING_VESSELS = {
  oak: 'Carvalho',
  stainless_steel: 'Aço inoxidável',
  concrete: 'Concreto',
  amphora: 'Ânfora',
} as const

export const HARVEST_METHODS = {
  manual: 'Manual',
  mechanical: 'Mecânica',
} as const

export const FERMENTATION_TYPES = {
  spontaneous: 'Espontânea',
  controlled: 'Controlada',
  wild: 'Leveduras selvagens',
} as const

export const MACERATION_TYPES = {
  cold: 'A frio',
  warm: 'A quente',
  extended: 'Prolongada',
} as const

export const PRESSING_TYPES = {
  pneumatic: 'Pneumática',
  mechanical: 'Mecânica',
  manual: 'Manual',
} as const

export const STABILIZATIONS = {
  cold: 'A frio',
  heat: 'A quente',
  none: 'Sem estabilização',
} as const

export const AGRICULTURAL_PRACTICES = {
  organic: 'Orgânica',
  biodynamic: 'Biodinâmica',
  conventional: 'Convencional',
  natural: 'Natural',
} as const
