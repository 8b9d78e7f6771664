import { EMAIL_MAX } from './limits'

const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The specification's "simple e-mail pattern": something, @, something with a point. */
export const isEmail = (typed: string): boolean =>
  typed.length <= EMAIL_MAX && SIMPLE_EMAIL.test(typed)

/** The form in which addresses are compared and kept: trimmed, lower case. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase()
