import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import adjacencyGraphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs'
import { commonPasswords, commonWords, firstNames, lastNames } from './passwordLists'

/** Characters that are judged: the time grows with the square of the length. */
const LENGTH_JUDGED = 32
/** Ways to read 'P@55' that are tried. */
const SUBSTITUTIONS_TRIED = 4

let kept: ZxcvbnFactory | undefined

function estimator(): ZxcvbnFactory {
  kept ??= new ZxcvbnFactory({
    dictionary: { commonPasswords, commonWords, firstNames, lastNames },
    graphs: { qwerty: adjacencyGraphs.qwerty },
    l33tMaxSubstitutions: SUBSTITUTIONS_TRIED,
    maxLength: LENGTH_JUDGED,
  })
  return kept
}

/**
 * How many guesses an attacker needs who tries common passwords, words, names, dates and patterns first, as a power of
 * ten. A few milliseconds, whatever is typed; the first call reads the lists. Load this module only where a new
 * password is typed: the lists are heavy.
 *
 * @param own words that are easy to guess of this person
 */
export const passwordGuesses = (password: string, own: readonly string[]): number =>
  estimator().check(password.slice(0, LENGTH_JUDGED), [...own]).guessesLog10
