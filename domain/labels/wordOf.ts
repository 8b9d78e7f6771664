import type { LabelText } from './labelTypes'

/** The word of an option in both languages; null for what the table does not know. */
export function wordOf<Option extends string>(
  pt: Readonly<Record<Option, string>>,
  en: Readonly<Record<Option, string>>,
  option: string | null | undefined,
): LabelText | null {
  return option && isOption(pt, option) ? { pt: pt[option], en: en[option] } : null
}

/** The words of several options, those that the table knows. */
export const wordsOf = <Option extends string>(
  pt: Readonly<Record<Option, string>>,
  en: Readonly<Record<Option, string>>,
  options: readonly string[] | null | undefined,
): LabelText[] =>
  (options ?? []).flatMap((option) => {
    const word = wordOf(pt, en, option)
    return word ? [word] : []
  })

const isOption = <Option extends string>(
  table: Readonly<Record<Option, string>>,
  option: string,
): option is Option => Object.hasOwn(table, option)
