import { keysOf } from '../status'
import { fromEngineCountry } from './engineCountry'

export type SellerCountry = 'BR' | 'AR' | 'CL' | 'UY'

/** Countries a producer may register from (spec §5), by ISO 3166-1 code. */
export const SELLER_COUNTRIES = {
  BR: 'Brasil',
  AR: 'Argentina',
  CL: 'Chile',
  UY: 'Uruguai',
} satisfies Record<SellerCountry, string>

export const SELLER_COUNTRY_KEYS = keysOf<SellerCountry>(SELLER_COUNTRIES)
export const DEFAULT_COUNTRY: SellerCountry = 'BR'

/** Countries of origin of a wine (R25): the sellers' countries first, then the other wine countries. */
export const ORIGIN_COUNTRIES: Readonly<Record<string, string>> = {
  ...SELLER_COUNTRIES,
  ZA: 'África do Sul',
  DE: 'Alemanha',
  AU: 'Austrália',
  AT: 'Áustria',
  BO: 'Bolívia',
  ES: 'Espanha',
  US: 'Estados Unidos',
  FR: 'França',
  GE: 'Geórgia',
  GR: 'Grécia',
  HU: 'Hungria',
  IT: 'Itália',
  NZ: 'Nova Zelândia',
  PY: 'Paraguai',
  PE: 'Peru',
  PT: 'Portugal',
}

/** 'Brasil' for 'BR' or 'br'; what the table does not know is shown unchanged. */
export const countryLabel = (code: string | null | undefined): string =>
  code ? (ORIGIN_COUNTRIES[fromEngineCountry(code)] ?? code) : ''
