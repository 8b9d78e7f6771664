import { normalizeTrackingCode, trackingCodeProblem } from './tracking'

/** A package that waits for its code, in the order of the print. */
export interface WaitingPackage {
  fulfillmentId: string
  displayId: number
}

export interface MatchedTracking {
  /** By package; what nothing was pasted for is absent. */
  codes: Record<string, string>
  /** What was pasted and has no place, with the reason. */
  problems: string[]
}

const ORDER_NUMBER = /^#?\s*(\d{1,9})$/

/**
 * Spreads a pasted column over the packages: codes alone go to them in sequence, an empty line leaves its package out;
 * codes beside an order's number ('1042 ⇥ AA123456785BR', in either sequence) go to that order, whatever the sequence.
 */
export function matchTracking(
  pasted: string,
  packages: readonly WaitingPackage[],
): MatchedTracking {
  const lines = pasted
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
  const numbered = lines.some((cells) => cells.length > 1)
  return numbered ? byNumber(lines, packages) : inSequence(lines, packages)
}

/** Filled cells of a line, as a spreadsheet or a list separates them. */
const cellsOf = (line: string): string[] =>
  line
    .split(/[\t;,]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

function inSequence(lines: string[][], packages: readonly WaitingPackage[]): MatchedTracking {
  const codes: Record<string, string> = {}
  const problems: string[] = []
  lines.forEach(([code], at) => {
    if (code === undefined) return
    const wanted = packages[at]
    const problem = wanted ? trackingCodeProblem(code) : 'não há mais pacotes para este código.'
    if (wanted && !problem) codes[wanted.fulfillmentId] = normalizeTrackingCode(code)
    else problems.push(`${code}: ${problem ?? ''}`)
  })
  return { codes, problems }
}

function byNumber(lines: string[][], packages: readonly WaitingPackage[]): MatchedTracking {
  const codes: Record<string, string> = {}
  const problems: string[] = []
  const isOurs = (cell: string) =>
    packages.some(({ displayId }) => displayId === Number(ORDER_NUMBER.exec(cell)?.[1]))
  for (const cells of lines) {
    if (cells.length === 0) continue
    const text = cells.join(' ')
    const at = cells.findIndex(isOurs)
    const code = cells.find((_cell, index) => index !== at)
    const number = Number(ORDER_NUMBER.exec(cells[at] ?? '')?.[1])
    if (at < 0 || code === undefined) {
      // the line of headings that comes along with a copied table says nothing
      if (/\d/.test(text)) problems.push(`${text}: nenhum pedido desta lista tem este número.`)
      continue
    }
    const wanted = packages.find(
      (one) => one.displayId === number && codes[one.fulfillmentId] === undefined,
    )
    const problem = wanted ? trackingCodeProblem(code) : 'este pedido já tem um código.'
    if (wanted && !problem) codes[wanted.fulfillmentId] = normalizeTrackingCode(code)
    else problems.push(`${text}: ${problem ?? ''}`)
  }
  return { codes, problems }
}

/** The codes given to more than one package: one parcel has one code. */
export function repeatedCodes(codes: Readonly<Record<string, string>>): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const code of Object.values(codes)) {
    if (code === '') continue
    if (seen.has(code)) repeated.add(code)
    seen.add(code)
  }
  return repeated
}
