import { LIST_SEPARATOR } from './bulkColumns'

/**
 * Several entries in one cell: 'Merlot 60% | Tannat 40%'. A separator inside an entry is written with a backslash
 * before it, so that whatever is exported comes back as it was.
 */
export const joinList = (entries: readonly string[]): string => entries.join(` ${LIST_SEPARATOR} `)

/** The entries of a cell, still escaped, without the empty ones. */
export const splitList = (cell: string): string[] =>
  splitAt(cell, LIST_SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Splits at every separator that has no backslash before it. */
export function splitAt(text: string, separator: '|' | ':'): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\' && ESCAPABLE.has(text[at + 1] ?? '')) {
      parts[parts.length - 1] += character + (text[at + 1] ?? '')
      at += 1
    } else if (character === separator) {
      parts.push('')
    } else {
      parts[parts.length - 1] += character
    }
  }
  return parts
}

/** The text of an entry or of a part of it. */
export const unescapeEntry = (entry: string): string => entry.replace(/\\([\\|:%])/g, '$1')

/** @param marks what means something in this entry beside the separator: the colon of an aroma, the share of a grape */
export const escapeEntry = (text: string, marks: ':' | '%' | '' = ''): string =>
  text.replace(/\\(?=[\\|:%]|$)/g, '\\\\').replace(new RegExp(`[|${marks}]`, 'g'), '\\$&')

const ESCAPABLE = new Set(['\\', '|', ':', '%'])
