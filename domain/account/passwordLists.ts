import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.cjs'
import words from '@zxcvbn-ts/language-pt-br/dist/commonWords.json.cjs'
import firstnames from '@zxcvbn-ts/language-pt-br/dist/firstnames.json.cjs'
import lastnames from '@zxcvbn-ts/language-pt-br/dist/lastnames.json.cjs'

/**
 * The most common passwords of the world, and words and names of Brazil, the most common first. What comes later is so
 * rare that it hardly lowers the number of guesses, and would cost a phone its time. The browser gets what is listed here
 * and no more (ops/build/passwordListsPlugin.ts).
 */
export const commonPasswords = passwords.slice(0, 20_000)
export const commonWords = words.slice(0, 10_000)
export const firstNames = firstnames
export const lastNames = lastnames
