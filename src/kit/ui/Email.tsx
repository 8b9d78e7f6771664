import { Fragment } from 'react'

/** An e-mail address that breaks, where it must, after '@' or before a point, never inside a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** What opens a new mail to an address: a '?' or '&' in it begins no field of that mail. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** Whether a text is one address and nothing else. */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^\S+@\S+$/.test(value)
