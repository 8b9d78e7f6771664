import { EMAIL_MAX } from '../limits'
import { cleanLine } from '../text/plainText'

/** What separates addresses in a mail's head, or cannot be stored, is in none: such a text would be written to somebody else. */
const PART = /[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+/u.source
const SIMPLE_EMAIL = new RegExp(`^${PART}@${PART}\\.${PART}$`, 'u')

/** The specification's "simple e-mail pattern": something, @, something with a point. Of forms and of the wire. */
export const isEmail = (typed: string): boolean =>
  typed.length <= EMAIL_MAX && SIMPLE_EMAIL.test(typed)

/** The form in which addresses are compared and kept: lower case, without what copying brings along unseen. */
export const normalizeEmail = (typed: string): string => cleanLine(typed).toLowerCase()
