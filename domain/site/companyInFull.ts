import type { SiteConfig } from './siteConfig'

/**
 * The intermediary company as footer, terms, privacy policy and contract name it:
 * 'Exemplo Ltda., CNPJ 11.222.333/0001-81, com sede em Rua Augusta, 5, São Paulo, SP'. A number that the configuration
 * does not have is left out; without an address, city and state are used instead.
 */
export const companyInFull = ({
  name,
  taxId,
  address,
  city,
  state,
}: SiteConfig['company']): string =>
  [name, taxId && `CNPJ ${taxId}`, `com sede em ${address || `${city}, ${state}`}`]
    .filter(Boolean)
    .join(', ')
