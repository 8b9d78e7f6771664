import { formatDate } from '../../values/dates'
import type { WineMetadata } from '../../wines/sheet/wineMetadata'
import type { Dossier, DossierRow } from './dossierTypes'
import { DOSSIER_ROWS } from './dossierRows'
import { readPapers } from '../../wines/sheet/readPapers'

/**
 * How a wine was made, line by line with who attests it: what 'natural' means of it (docs/decisions/11). What nobody
 * attests has no line; what a reader would look for in vain is named as missing. Without any line it is empty.
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export function readDossier(sheet: WineMetadata | null | undefined, today: string): Dossier {
  const listed = readPapers(sheet?.certifications ?? [])
  const papers = {
    ...listed,
    certificates: [...readPapers(organicPaper(sheet)).certificates, ...listed.certificates],
  }
  const read = DOSSIER_ROWS.map((row) => ({
    row,
    found: row.read({ sheet: sheet ?? {}, papers, today }),
  }))
  const told = read.filter(({ found }) => found.length > 0)
  return {
    lines: told.flatMap(({ row: { key, name }, found }) =>
      found.map((line) => ({ key, name, ...line })),
    ),
    missing:
      told.length === 0
        ? []
        : read.flatMap(({ row, found }) => (row.isMissed && found.length === 0 ? [row.name] : [])),
    sources: sourcesOf(told.map(({ row }) => row)),
  }
}

/** Each source once, behind the names of the lines that it is about. */
function sourcesOf(rows: readonly DossierRow[]): string[] {
  const names = new Map<string, string[]>()
  for (const { name, source } of rows) {
    if (!source) continue
    const text = `${source.name}, conferido em ${formatDate(source.checked)}`
    names.set(text, [...(names.get(text) ?? []), name.pt])
  }
  return [...names].map(([source, about]) => `${about.join(', ')}: ${source}`)
}

/** Who certifies the organic has a field of its own, which need not repeat the word. */
function organicPaper(sheet: WineMetadata | null | undefined): string[] {
  const typed = sheet?.label?.organic_body?.trim()
  if (!typed) return []
  return [/org[âa]nic/i.test(typed) ? typed : `Orgânico ${typed}`]
}
