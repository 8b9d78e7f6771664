import { keysOf } from '../status'

export type Region =
  | 'vale_do_sao_francisco'
  | 'serra_gaucha'
  | 'vale_dos_vinhedos'
  | 'campanha_gaucha'
  | 'campos_de_cima_da_serra'
  | 'planalto_catarinense'
  | 'vale_do_rio_peixe'
  | 'other'

/** Wine regions of Brazil as sellers choose them (spec §3). */
export const REGIONS = {
  vale_do_sao_francisco: 'Vale do São Francisco',
  serra_gaucha: 'Serra Gaúcha',
  vale_dos_vinhedos: 'Vale dos Vinhedos',
  campanha_gaucha: 'Campanha Gaúcha',
  campos_de_cima_da_serra: 'Campos de Cima da Serra',
  planalto_catarinense: 'Planalto Catarinense',
  vale_do_rio_peixe: 'Vale do Rio do Peixe',
  other: 'Outra região',
} satisfies Record<Region, string>

export const REGION_KEYS = keysOf<Region>(REGIONS)
export const DEFAULT_REGION: Region = 'serra_gaucha'

const isRegion = (value: unknown): value is Region =>
  typeof value === 'string' && Object.hasOwn(REGIONS, value)

/** A region that the table does not know is shown unchanged; '' when there is none. */
export const regionLabel = (region: string | null | undefined): string =>
  isRegion(region) ? REGIONS[region] : (region ?? '')
