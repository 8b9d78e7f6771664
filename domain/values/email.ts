import { EMAIL_MAX } from '../limits'
import { cleanLine } from '../text/plainText'

const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The specification's "simple e-mail pattern": something, @, something with a point. */
export const isEmail = (typed: string): boolean =>
  typed.length <= EMAIL_MAX && SIMPLE_EMAIL.test(typed)

/** The form in which addresses are compared and kept: lower case, without what copying brings along unseen. */
export const normalizeEmail = (typed: string): string => cleanLine(typed).toLowerCase()
