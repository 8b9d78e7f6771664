/** A point that could be a site's; of a file that people sent us ('vinhos.csv:') it is none. */
const POINT = /(?<=[\p{L}\d-])\.(?=\p{L})(?!(?:csv|xlsx)[:,;]?$)/gu
const IS_EMAIL = /^[^\s@/:]+@[^\s@/:]+$/u

/**
 * A text of which no mail program makes a link: strangers write parts of it, and nothing in a mail can be pressed but its own
 * buttons. An e-mail address stays, as a mail may name who did something.
 */
export const withoutLinks = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      IS_EMAIL.test(word) ? word : word.replace(/:\/\/+/g, ': ').replace(POINT, '. '),
    )
    .join('')
