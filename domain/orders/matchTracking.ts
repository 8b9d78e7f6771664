import { accessKeyCharacters, accessKeyProblem } from './invoice/accessKey'
import { OTHER_INVOICE } from './orderActions'
import { normalizeTrackingCode, trackingCodeProblem } from './tracking'

/** A package that waits for its code, in the order of the print. */
export interface WaitingPackage {
  /** Names its line. */
  key: string
  displayId: number
  /** Access key of the invoice that its order has. */
  invoiceKey?: string
}

export interface MatchedTracking {
  /** By package; what nothing was pasted for is absent. */
  codes: Record<string, string>
  /** The invoices' access keys, by package. */
  accessKeys: Record<string, string>
  /** What was pasted and has no place, with the reason. */
  problems: string[]
}

/** A line of what was pasted, its cells told apart. */
interface Line {
  text: string
  code: string | undefined
  accessKey: string | undefined
}

const ORDER_NUMBER = /^#?\s*(\d{1,9})$/
/** With the letters that a key may have since 2026; shorter ones are said to be wrong at their field. */
const LIKE_ACCESS_KEY = /^\d{6}[0-9A-Z]{12}\d{22,27}$/

const isLikeAccessKey = (cell: string): boolean => LIKE_ACCESS_KEY.test(accessKeyCharacters(cell))

/**
 * Spreads pasted columns over the packages: order, code and invoice key, in any sequence. Codes without an order's number go
 * to the packages in sequence, and an empty line leaves its package out; lines with a number go to that order.
 */
export function matchTracking(
  pasted: string,
  packages: readonly WaitingPackage[],
): MatchedTracking {
  const lines = pasted
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
  const matched: MatchedTracking = { codes: {}, accessKeys: {}, problems: [] }
  const keep = ({ text, code, accessKey }: Line, wanted: WaitingPackage) => {
    const problem =
      (code === undefined ? null : trackingCodeProblem(code)) ??
      (accessKey === undefined ? null : keyProblem(accessKey, wanted))
    if (problem) matched.problems.push(`${text}: ${problem}`)
    else {
      if (code !== undefined) matched.codes[wanted.key] = normalizeTrackingCode(code)
      if (accessKey !== undefined && !wanted.invoiceKey)
        matched.accessKeys[wanted.key] = accessKeyCharacters(accessKey)
    }
  }
  const isNumbered = lines.some(
    (cells) =>
      cells.filter((one) => !isLikeAccessKey(one)).length > 1 ||
      (cells.length > 1 && cells.some((cell) => isOneOf(cell, packages))),
  )
  if (isNumbered) byNumber(lines, packages, matched, keep)
  else inSequence(lines, packages, matched, keep)
  return matched
}

/** The invoice's own key may come once more; another one would replace it, unseen. */
const keyProblem = (accessKey: string, { invoiceKey }: WaitingPackage): string | null =>
  accessKeyProblem(accessKey) ??
  (invoiceKey && invoiceKey !== accessKeyCharacters(accessKey) ? OTHER_INVOICE : null)

const numberOf = (cell: string): number => Number(ORDER_NUMBER.exec(cell)?.[1])

const isOneOf = (cell: string, packages: readonly WaitingPackage[]): boolean =>
  packages.some(({ displayId }) => displayId === numberOf(cell))

/** Filled cells of a line, as a spreadsheet or a list separates them. */
const cellsOf = (line: string): string[] =>
  line
    .split(/[\t;,]/)
    .map((cell) => cell.trim().replace(/^'/, ''))
    .filter((cell) => cell !== '')

const lineOf = (cells: string[]): Line => ({
  text: cells.join(' '),
  code: cells.find((cell) => !isLikeAccessKey(cell)),
  accessKey: cells.find(isLikeAccessKey),
})

type Keep = (line: Line, wanted: WaitingPackage) => void

function inSequence(
  lines: string[][],
  packages: readonly WaitingPackage[],
  { problems }: MatchedTracking,
  keep: Keep,
): void {
  lines.forEach((cells, at) => {
    if (cells.length === 0) return
    const line = lineOf(cells)
    const wanted = packages[at]
    if (wanted) keep(line, wanted)
    else problems.push(`${line.text}: não há mais pacotes para este código.`)
  })
}

function byNumber(
  lines: string[][],
  packages: readonly WaitingPackage[],
  { problems }: MatchedTracking,
  keep: Keep,
): void {
  const taken = new Set<string>()
  for (const cells of lines) {
    if (cells.length === 0) continue
    const text = cells.join(' ')
    const at = cells.findIndex((cell) => isOneOf(cell, packages))
    const line = lineOf(cells.filter((_cell, index) => index !== at))
    if (at < 0 || (line.code ?? line.accessKey) === undefined) {
      // the line of headings that comes along with a copied table says nothing
      if (/\d/.test(text)) problems.push(`${text}: nenhum pedido desta lista tem este número.`)
      continue
    }
    const number = numberOf(cells[at] ?? '')
    const wanted = packages.find(({ displayId, key }) => displayId === number && !taken.has(key))
    if (!wanted) problems.push(`${text}: este pedido já tem um código.`)
    else {
      taken.add(wanted.key)
      keep({ ...line, text }, wanted)
    }
  }
}
