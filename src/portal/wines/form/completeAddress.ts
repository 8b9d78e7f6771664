import { paths } from '../../../paths'

const MARK = '#completar'

/** Address of the wine's form that begins at the first empty field. */
export const completeAddress = (id: string): string => `${paths.portal.editWine(id)}${MARK}`

export const isCompletion = (hash: string): boolean => hash === MARK
