/** Where the bottles' pages are. */
export const BOTTLE_PAGES = '/rotulo'

/**
 * Digits and capitals without 0, O, 1 and I, which people mix up: 32, so five random bits each. The database makes the
 * codes with the same letters (backend/src/labels/writes/keepLabels).
 */
export const LABEL_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const LABEL_CODE_LENGTH = 8

const CODE = new RegExp(`^[${LABEL_LETTERS}]{${LABEL_CODE_LENGTH}}$`)

/** Nothing longer is looked at: a code with hyphens or spaces between all its letters. */
const TYPED_MAX = 2 * LABEL_CODE_LENGTH

/** The code that somebody typed from a label, in any case, with hyphens or spaces; null when it is none. */
export function readLabelCode(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** 'K7QF-2MXD': as it is printed below the QR code, to be read and typed. */
export const formatLabelCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Address of a bottle's page on a site; what its QR code says. */
export const bottlePageUrl = (siteUrl: string, code: string): string =>
  `${siteUrl.replace(/\/$/, '')}${BOTTLE_PAGES}/${code}`
