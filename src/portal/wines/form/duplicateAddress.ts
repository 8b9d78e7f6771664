import { paths } from '../../../paths'

const SOURCE = 'de'

/** Address of the wine form filled from an existing wine ('Duplicar vinho'). */
export const duplicateAddress = (id: string): string =>
  `${paths.portal.addWine}?${new URLSearchParams({ [SOURCE]: id }).toString()}`

/** The wine to copy named in an address's query, or undefined. */
export const duplicateSource = (search: string): string | undefined =>
  new URLSearchParams(search).get(SOURCE) ?? undefined
