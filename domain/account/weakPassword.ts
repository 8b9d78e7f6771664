/** What is known of the person who chooses a password. */
export interface PasswordOwner {
  names?: readonly (string | null | undefined)[]
  email?: string | null | undefined
}

/** `passwordGuesses`, which each side loads in its own way. */
export type Guesses = (password: string, own: readonly string[]) => number

/** What passwords are judged by: heavy, so each side loads it in its own way. */
export interface PasswordLists {
  guesses: Guesses
  /** `COMMON_PASSWORDS` */
  common: ReadonlySet<string>
}

/** A password that needs fewer guesses, as a power of ten, falls to lists that anybody can download. */
const GUESSES_MIN = 6

export const COMMON_PASSWORD =
  'Esta senha é fácil de adivinhar. Use outra, por exemplo três palavras que só você juntaria.'
export const OWN_PASSWORD =
  'A senha não pode ser feita do seu nome, do seu e-mail, da sua empresa ou de winex'

export const PUBLISHED_PASSWORD =
  'Esta senha está entre as mais usadas do mundo, e por isso é a primeira que alguém tenta. Use outra.'
export const BARE_PASSWORD =
  'A senha não pode ser o seu e-mail, nem a palavra winex sozinha ou com números'

/**
 * Why a new password that satisfies the rule of registration (`passwordProblem`) is refused, or null. Of sellers only what
 * R59 names is; staff, who reach everybody's data, choose one that is not easy to guess.
 */
export function refusedPasswordProblem(
  actor: 'seller' | 'user',
  password: string,
  owner: PasswordOwner,
  { guesses, common }: PasswordLists,
): string | null {
  if (actor === 'user') return weakPasswordProblem(password, owner, guesses)
  if (common.has(password)) return PUBLISHED_PASSWORD
  const typed = password.toLowerCase()
  return typed === owner.email?.trim().toLowerCase() || /^\d*winex\d*$/.test(typed)
    ? BARE_PASSWORD
    : null
}

/**
 * What makes a new password easy to guess, or null: it is one of the most common ones, a simple pattern, or made of the
 * person's own data. Advice for sellers.
 */
export function weakPasswordProblem(
  password: string,
  owner: PasswordOwner,
  guesses: Guesses,
): string | null {
  const own = ownWords(owner)
  const rest = without(fold(password), own)
  if (rest !== null && guesses(rest, []) < GUESSES_MIN) return OWN_PASSWORD
  return guesses(password, own) < GUESSES_MIN ? COMMON_PASSWORD : null
}

/** Names, parts of the address, winex: each in small letters without accents, the longest first. */
function ownWords({ names = [], email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const words = [...names, local, domain.split('.')[0], 'winex'].flatMap((text) => {
    const parts = fold(text ?? '').split(/[^a-z0-9]+/)
    return [...parts, parts.join('')]
  })
  return [...new Set(words)]
    .filter((word) => word.length >= 3 && /[a-z]/.test(word))
    .sort((one, other) => other.length - one.length)
}

/** What is left of a folded text without these words, however disguised; null when none of them is in it. */
function without(text: string, words: readonly string[]): string | null {
  const rest = words.reduce((left, word) => left.replace(disguised(word), ''), text)
  return rest === text ? null : rest
}

/** A word of a-z and 0-9 also with the digits and signs that replace its letters: 'm4r1na'. */
const disguised = (word: string): RegExp =>
  new RegExp([...word].map((letter) => DISGUISES[letter] ?? letter).join(''), 'g')

const DISGUISES: Readonly<Record<string, string>> = {
  a: '[a@4]',
  b: '[b8]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1!l|]',
  l: '[l1|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7+]',
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
