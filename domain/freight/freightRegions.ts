/** The five regions of Brasil (IBGE) with their federative units, as freight is agreed with carriers. */
export const FREIGHT_REGIONS = {
  norte: { label: 'Norte', states: ['AC', 'AP', 'AM', 'PA', 'RO', 'RR', 'TO'] },
  nordeste: {
    label: 'Nordeste',
    states: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  },
  centro_oeste: { label: 'Centro-Oeste', states: ['DF', 'GO', 'MT', 'MS'] },
  sudeste: { label: 'Sudeste', states: ['ES', 'MG', 'RJ', 'SP'] },
  sul: { label: 'Sul', states: ['PR', 'RS', 'SC'] },
} as const

export type FreightRegion = keyof typeof FREIGHT_REGIONS
export const FREIGHT_REGION_KEYS = Object.keys(FREIGHT_REGIONS) as FreightRegion[]

/** The code of one of the 27 federative units. */
export type FreightState = (typeof FREIGHT_REGIONS)[FreightRegion]['states'][number]

/** All 27, region by region, as the table shows them. */
export const FREIGHT_STATES: readonly FreightState[] = FREIGHT_REGION_KEYS.flatMap(
  (region): readonly FreightState[] => FREIGHT_REGIONS[region].states,
)

/** The code as one of the 27; null for any other text. */
export const freightState = (code: string | null): FreightState | null =>
  FREIGHT_STATES.find((state) => state === code) ?? null
