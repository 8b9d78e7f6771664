import { paths } from '../../paths'

const IMPORT = 'importacao'

/** Address of one import: a reload comes back to its progress. */
export const importAddress = (id: string): string =>
  `${paths.portal.uploadBulk}?${new URLSearchParams({ [IMPORT]: id }).toString()}`

/** The import named in the address, or undefined. */
export const importOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(IMPORT) ?? undefined
