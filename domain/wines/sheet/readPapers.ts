import { parseDate } from '../../values/dates'

/** A certificate that the producer names with its number and its last day. */
export interface Certificate {
  name: string
  number: string
  /** yyyy-MM-dd. */
  valid_until: string
}

/** A laboratory's report that the producer names with its day. */
export interface LabReport {
  laboratory: string
  /** As it was typed; null without one. */
  number: string | null
  /** yyyy-MM-dd. */
  day: string
}

export interface Papers {
  certificates: readonly Certificate[]
  reports: readonly LabReport[]
  /** What says nothing that could be looked up, as it was typed. */
  others: readonly string[]
}

const NUMBER = /^n(?:\.?[º°]|\.|o(?=\s)|[úu]mero(?=\s))\s*(?=.*\d)(\S.*)$/i
const LAST_DAY = /^(?:v[áa]lid[oa] at[ée]|validade:?|vence em) (\S+)$/i
const REPORT = /^laudo(?: d[aoe])? (\S.*)$/i

/** Of a report whose name says what was examined: not the wine's own figures. */
const OTHER_SUBJECT = /res[íi]du|agrot[óo]x|pestic|defensiv|metais|\bsolo\b/i

/**
 * The papers behind a wine, as the producer writes them on one line each: 'Orgânico Brasil (IBD), nº CA 1234/26, válido
 * até 31/12/2027' and 'Laudo Embrapa Uva e Vinho, nº 88, 12/03/2026'. A certificate without number or last day, and a
 * report without its day, are words among others: nobody could look them up. So is a report on something else than the wine.
 */
export function readPapers(lines: readonly string[]): Papers {
  const certificates: Certificate[] = []
  const reports: LabReport[] = []
  const others: string[] = []
  for (const line of lines) {
    const [name = '', ...parts] = line.split(/[,;]/).map((part) => part.trim())
    const first = (pattern: RegExp) =>
      parts.map((part) => pattern.exec(part)?.[1] ?? null).find((found) => found !== null) ?? null
    const number = first(NUMBER)
    const laboratory = REPORT.exec(name)?.[1]
    const day = parts.map(parseDate).find((found) => found !== null)
    const lastDay = parseDate(first(LAST_DAY) ?? '')
    if (laboratory && day && !OTHER_SUBJECT.test(laboratory))
      reports.push({ laboratory, number, day })
    else if (!laboratory && name && number && lastDay)
      certificates.push({ name, number, valid_until: lastDay })
    else others.push(line)
  }
  return { certificates, reports, others }
}
