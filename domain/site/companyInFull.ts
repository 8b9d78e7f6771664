import type { SiteConfig } from './siteConfig'

/**
 * The intermediary company as footer, terms, privacy policy and contract name it:
 * 'Exemplo Ltda., CNPJ 11.222.333/0001-81, com sede em Rua Augusta, 5, São Paulo, SP'. A number that the configuration
 * does not have is left out; city and state follow an address that does not name the city itself, or stand alone.
 */
export const companyInFull = ({
  name,
  taxId,
  address,
  city,
  state,
}: SiteConfig['company']): string => {
  const seat = address?.includes(city) ? [address] : [address, city, state]
  return [name, taxId && `CNPJ ${taxId}`, `com sede em ${seat.filter(Boolean).join(', ')}`]
    .filter(Boolean)
    .join(', ')
}
