import { NAME_MAX } from '../limits'
import { cleanLine, textProblem } from './plainText'

/** What a name of people or wineries must not be, as it appears in mails to strangers and on the store. */
// Two letters before the point are enough to see, and a run of them would cost the square of its length.
const HAS_LINK =
  /https?:|www\.|:\/\/|[\p{L}\d-]{2}\.(?:com|net|org|br|io|app|shop|store|loja|online|site|info|biz|me|ly|co|link|xyz|top|dev|pt|eu|us|wine|vin|vip|club|page|ru|cn|tk|gg|ai|to|click|live|website)(?![\p{L}\d])/iu
const HAS_EMAIL = /[^\s@]@[^\s@]/u

/** Letters of other alphabets, digits and signs that read as a letter of the marketplace's name. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  j: 'i',
  ı: 'i',
  ɩ: 'i',
  і: 'i',
  ї: 'i',
  ӏ: 'i',
  ι: 'i',
  '3': 'e',
  '€': 'e',
  е: 'e',
  ё: 'e',
  ε: 'e',
  є: 'e',
  ə: 'e',
  ɛ: 'e',
  п: 'n',
  η: 'n',
  ո: 'n',
  ŋ: 'n',
  ɴ: 'n',
  и: 'n',
  ω: 'w',
  ш: 'w',
  щ: 'w',
  ѡ: 'w',
  ԝ: 'w',
  ʍ: 'w',
  ɯ: 'w',
  х: 'x',
  χ: 'x',
  '×': 'x',
  ж: 'x',
}

const MARKETPLACE = 'winex'

/** A word as it looks: accents away, letters that read alike made one, doubled letters single. */
const lookOf = (word: string): string =>
  [...word.normalize('NFKD').toLowerCase()]
    .map((character) => LOOKALIKES[character] ?? character)
    .join('')
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/vv|uu/g, 'w')
    .replace(/(.)\1+/gu, '$1')

/**
 * Whether a name reads as the marketplace's own: 'Equipe Winex', 'w1nex', 'W I N E X', 'wíne x', with letters of other
 * alphabets. Words that only meet at their ends ('Edwin Exner') are none.
 */
export function imitatesMarketplace(name: string): boolean {
  // A longer one is refused for its length; here each word is joined with those behind it.
  const words = cleanLine(name.slice(0, NAME_MAX)).split(/\s+/).map(lookOf).filter(Boolean)
  return words.some((word, from) => {
    if (word.includes(MARKETPLACE)) return true
    let joined = word
    for (let next = from + 1; next < words.length && joined.length < MARKETPLACE.length; next += 1)
      joined = (joined + (words[next] ?? '')).replace(/(.)\1+/gu, '$1')
    return joined === MARKETPLACE
  })
}

/**
 * The problem of a name of a person or a winery, or null.
 *
 * @param required the message for an empty name; null when it may be empty
 */
export function nameProblem(name: string, required: string | null = null): string | null {
  const problem = textProblem(name, required)
  if (problem) return problem
  const typed = cleanLine(name)
  if (HAS_LINK.test(typed) || HAS_EMAIL.test(typed))
    return 'O nome não pode ter endereço de site ou de e-mail'
  return imitatesMarketplace(typed)
    ? 'Este nome parece ser da winex. Use o nome da sua empresa ou o seu.'
    : null
}

const SUBJECT_NAME_MAX = 40

/** A name of somebody in a mail: one line, at most 40 characters. */
export function subjectName(name: string): string {
  const characters = Array.from(cleanLine(name))
  if (characters.length <= SUBJECT_NAME_MAX) return characters.join('')
  return `${characters
    .slice(0, SUBJECT_NAME_MAX - 1)
    .join('')
    .trimEnd()}…`
}
