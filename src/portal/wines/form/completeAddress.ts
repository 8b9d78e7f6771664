import { paths } from '../../../paths'

const MARK = '#completar'
const LABEL_MARK = '#rotulo'

/** Address of the wine's form that begins at the first empty field. */
export const completeAddress = (id: string): string => `${paths.portal.editWine(id)}${MARK}`

/** Address of the wine's form that begins at the first field that the label lacks. */
export const labelAddress = (id: string): string => `${paths.portal.editWine(id)}${LABEL_MARK}`

export const isForLabel = (hash: string): boolean => hash === LABEL_MARK

export const isCompletion = (hash: string): boolean => hash === MARK
