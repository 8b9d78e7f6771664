interface Line {
  id: string
  /** The most that can be typed. */
  max: number
}

/** As typed, by line. */
export type BottleCounts = Record<string, string>

interface Texts {
  /** Absent where none is needed. */
  none?: string
  count: (max: number) => string
}

/** Messages by field of a form with a number of bottles per line. */
export function countProblems(
  lines: readonly Line[],
  counts: BottleCounts,
  { none, count }: Texts,
): Record<string, string | null> {
  const isEmpty = lines.every(({ id }) => Number(counts[id] ?? '') === 0)
  return Object.fromEntries(
    lines.map(({ id, max }, index) => {
      const typed = counts[id] ?? ''
      const isCount = /^\d{0,8}$/.test(typed) && Number(typed) <= max
      return [`counts.${id}`, isCount ? (isEmpty && index === 0 && none ? none : null) : count(max)]
    }),
  )
}

/** The lines of which there are any. */
export const countedItems = (
  lines: readonly Line[],
  counts: BottleCounts,
): { id: string; quantity: number }[] =>
  lines
    .map(({ id }) => ({ id, quantity: Number(counts[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
