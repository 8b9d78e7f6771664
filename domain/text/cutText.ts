/** Half of a character that UTF-16 keeps in two; the database refuses it. */
const HALF_AT_START = /^\p{Surrogate}/u
const HALF_AT_END = /\p{Surrogate}$/u

/** The first `max` UTF-16 units of a text (its `length`), one less where that would halve a character. */
export const startOf = (text: string, max: number): string =>
  text.slice(0, max).replace(HALF_AT_END, '')

/** The last `max` units of a text, in the same way. */
export const endOf = (text: string, max: number): string =>
  max > 0 ? text.slice(-max).replace(HALF_AT_START, '') : ''

/** A text of at most `max` units, with … where something is missing. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? `${startOf(text, max - 1).trimEnd()}…` : text
