import { parseDate } from '../values/dates'
import { failure, success, type Result } from '../result'

/** Rows of one request. */
const RESULTS_MAX = 2_000

/** Rows that a page sends at once: each is a payment of its own, and the progress shows. */
const PORTION_ROWS = 250

/** A line of the bank's result: which payout, under which end-to-end id, when. */
export interface BankResult {
  /** Of the file, counted from 1. */
  line: number
  txid: string
  /** Number of the payout; null when the txid is none of ours. */
  number: number | null
  endToEndId: string
  /** yyyy-MM-dd; null for what is no date. */
  paidOn: string | null
}

/** A part of the bank's file that is read as a file of its own. */
export interface ResultPortion {
  content: string
  /** Rows that are no empty lines and no head line. */
  rows: number
  /** Of the whole file, counted from 1: the line of the file at each line of `content`. */
  lines: number[]
}

/**
 * Cuts the bank's file into parts of at most 250 rows, in their order. A file without rows is one part, which the server
 * refuses in its words.
 */
export function resultPortions(content: string): ResultPortion[] {
  const rows = rowsOf(content)
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / PORTION_ROWS)) },
    (_one, at) => at * PORTION_ROWS,
  )
  return starts.map((from) => {
    const some = rows.slice(from, from + PORTION_ROWS)
    return {
      // the head line goes along, so that no row is taken for it
      content: [HEAD, ...some.map(({ text }) => text)].join('\n'),
      rows: some.length,
      lines: [0, ...some.map(({ line }) => line)],
    }
  })
}

const HEAD = 'txid;end-to-end;data'

/** The lines that say something, the head line apart. */
const rowsOf = (content: string): { line: number; text: string }[] =>
  content
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ line, text }) => {
      const [first = ''] = cellsOf(text)
      return first !== '' && !(line === 1 && !/\d/.test(first))
    })

/** Reads `txid; end-to-end id; date`, separated by ';' or ',', with or without a head line and quotes. */
export function readBankResults(content: string): Result<BankResult[]> {
  const rows = rowsOf(content).map(({ line, text }) => ({ line, cells: cellsOf(text) }))
  if (rows.length === 0)
    return failure('O arquivo não tem linhas. Ele precisa de: txid; identificador do PIX; data.')
  if (rows.length > RESULTS_MAX)
    return failure(`O arquivo tem mais de ${RESULTS_MAX} linhas. Divida-o em partes.`)
  return success(
    rows.map(({ line, cells: [txid = '', endToEndId = '', date = ''] }) => ({
      line,
      txid: txid.slice(0, 40),
      number: /^WX\d{7,12}$/i.test(txid) ? Number(txid.slice(2)) : null,
      endToEndId,
      paidOn: parseDate(date),
    })),
  )
}

const cellsOf = (line: string): string[] =>
  line.split(line.includes(';') ? ';' : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
