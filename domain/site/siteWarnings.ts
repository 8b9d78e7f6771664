import type { SiteConfig } from './siteConfig'

/** What only the owner can say, and visitors of a real site must find (Decreto 7.962/2013, art. 2). */
export function missingOwnerData({ company }: Pick<SiteConfig, 'company'>): string[] {
  return [
    ...(company.taxId ? [] : ['o CNPJ (company.taxId)']),
    ...(company.address ? [] : ['o endereço (company.address)']),
  ]
}
