/**
 * Characters that nobody sees: zero-width ones, direction controls, soft hyphens, tags, fillers, old control codes.
 * They arrive with copied texts, and can make a name read as another one. An emoji made of several keeps what joins it.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F})?(?:\u{200D}\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F})?)*)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u{80}-\u{84}\u{86}-\u{9F}\u{2800}]/gu

const withoutInvisible = (typed: string): string =>
  typed.replace(INVISIBLE, (_found, emoji: string | undefined) => emoji ?? '').normalize('NFC')

/**
 * A text of one line as it is kept: without invisible characters, line breaks and tabs as spaces. Nothing is refused
 * for them: nobody can delete what cannot be seen, and an old record must stay savable.
 */
export const cleanLine = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/[\s\u{85}]+/gu, (gap) => (/[^ ]/.test(gap) ? ' ' : gap))
    .trim()

/** A text of several lines as it is kept: the same, but line breaks (written as \n) and tabs stay. */
export const cleanText = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/\r\n?|[\u{85}\u{2028}\u{2029}]/gu, '\n')
    .replace(/[^\S \n\t]/gu, ' ')
    .trim()

/**
 * Control characters and halves of surrogate pairs: PostgreSQL takes neither into a text or jsonb column, so they
 * are refused as bad input and never become an internal error.
 */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

export const isStorable = (value: string): boolean => !UNSTORABLE.test(value)

/** The words for a text that cannot be stored. */
export const UNSTORABLE_TEXT = 'Contém caracteres inválidos'

/** The problem of a typed text, or null. `required` is the message for a text of which nothing can be seen. */
export function textProblem(typed: string, required: string | null = null): string | null {
  if (!isStorable(typed)) return UNSTORABLE_TEXT
  return cleanLine(typed) === '' ? required : null
}
