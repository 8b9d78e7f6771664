const IS_EMAIL = /^[^\s@/:]+@[^\s@/:]+$/u

/**
 * A text of which no mail program makes a link: strangers write parts of it, and nothing in a mail can be pressed but its own
 * buttons. An e-mail address stays, as a mail may name who did something.
 */
export const withoutLinks = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      IS_EMAIL.test(word)
        ? word
        : word.replace(/:\/\/+/g, ': ').replace(/(?<=[\p{L}\d-])\.(?=\p{L})/gu, '. '),
    )
    .join('')
