import { WINE_SHEET } from './wineSheet'

/** What belongs to one vintage alone: the days of its harvest and bottling, its lot, and what the laboratory measured and reported. */
const VINTAGE_FIELDS = WINE_SHEET.flatMap((group) =>
  group.shape === 'fields'
    ? group.fields
        .filter(
          (field) =>
            field.kind === 'date' || field.name === 'lot' || group.name === 'technical_analysis',
        )
        .map((field) => ({ group: group.name, ...field }))
    : [],
)

/** The sheet for another vintage of the wine, and the labels of what was taken out of it. */
export function withoutVintage(metadata: Record<string, unknown>): {
  metadata: Record<string, unknown>
  cleared: string[]
} {
  const next = { ...metadata }
  const cleared: string[] = []
  for (const { group, name, label } of VINTAGE_FIELDS) {
    const values = next[group] as Record<string, unknown> | null | undefined
    const value = values?.[name]
    if (value === null || value === undefined || value === '') continue
    next[group] = { ...values, [name]: null }
    cleared.push(label)
  }
  const papers = (next.certifications ?? []) as readonly string[]
  const kept = papers.filter((line) => !/^laudo\b/i.test(line.trim()))
  if (kept.length < papers.length) {
    next.certifications = kept
    cleared.push('Laudo')
  }
  return { metadata: next, cleared }
}
