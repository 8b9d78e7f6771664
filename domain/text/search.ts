import { UNACCENT_RULES } from './unaccentRules'

/**
 * The form in which texts are compared in every search: lower case without accents, as the database's
 * `lower(unaccent(text))` gives it, so that the screen and the server find the same rows.
 */
export function foldSearch(text: string): string {
  let folded = ''
  for (const character of text) {
    folded += UNACCENT_RULES[character] ?? stripMarks(character)
  }
  return folded.toLowerCase()
}

/** Whether `needle` occurs in any of the texts, whatever the case and the accents. A blank needle matches all. */
export function matchesSearch(
  needle: string,
  texts: readonly (string | null | undefined)[],
): boolean {
  const folded = foldSearch(needle.trim())
  return folded === '' || texts.some((text) => foldSearch(text ?? '').includes(folded))
}

const LATIN = /\p{Script=Latin}/u
const MARK = /[\u0300-\u036f]/g

/** Only Latin letters lose their marks: the database's rules leave Cyrillic and the like as they are. */
function stripMarks(character: string): string {
  const bare = character.normalize('NFD').replace(MARK, '')
  return bare === '' || LATIN.test(bare) ? bare : character
}
