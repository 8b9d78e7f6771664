import { parseDate } from '../values/dates'
import { failure, success, type Result } from '../result'
import { cutCnabReturn, isCnab, readCnabReturn, type CnabPayment } from './cnabReturn'
import { END_TO_END_PROBLEM, isEndToEndId } from './endToEndId'

/** Rows of one request. */
const RESULTS_MAX = 2_000

/** Rows that a page sends at once: each is a payment of its own, and the progress shows. */
const PORTION_ROWS = 250

/** A line of the bank's result: what became of which payout. */
export type BankResult = {
  /** Of the file, counted from 1. */
  line: number
  txid: string
} & (
  | { verdict: 'refused'; problem: string }
  | {
      verdict: 'paid'
      number: number
      /** yyyy-MM-dd */
      paidOn: string
      /** Null: the bank's file does not carry it. */
      endToEndId: string | null
      cents: number | null
    }
  | { verdict: 'waiting'; number: number; words: string; cents: number }
  | { verdict: 'failed'; number: number; words: string; cents: number }
)

/** A part of the bank's file that is read as a file of its own. */
export interface ResultPortion {
  content: string
  /** Rows that are no empty lines and no head line. */
  rows: number
  /** Of the whole file, counted from 1: the line of the file at each line of `content`. */
  lines: number[]
}

/**
 * Cuts the bank's file into parts of at most 250 rows, in their order. A spreadsheet without rows is one part, which the
 * server refuses in its words; a CNAB file that is not whole is no part at all.
 */
export function resultPortions(content: string): Result<ResultPortion[]> {
  if (!isCnab(content)) return success(csvPortions(content))
  const read = readCnabReturn(content)
  return read.ok ? cutCnabReturn(content, PORTION_ROWS) : read
}

function csvPortions(content: string): ResultPortion[] {
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

/**
 * Reads what the bank says became of payouts: a CNAB 240 return file, or `txid; end-to-end id; date`, separated by ';' or
 * ',', with or without a head line and quotes, of what was paid.
 */
export function readBankResults(content: string): Result<BankResult[]> {
  const read = isCnab(content) ? readCnab(content) : readCsv(content)
  if (read.ok && read.payload.length > RESULTS_MAX)
    return failure(`O arquivo tem mais de ${RESULTS_MAX} linhas. Divida-o em partes.`)
  return read
}

function readCnab(content: string): Result<BankResult[]> {
  const read = readCnabReturn(content)
  return read.ok ? success(read.payload.map(cnabResult)) : read
}

function cnabResult(payment: CnabPayment): BankResult {
  const { line, txid, verdict, words, cents, paidOn, endToEndId } = payment
  const number = numberOf(txid)
  const refused = (problem: string): BankResult => ({ line, txid, verdict: 'refused', problem })
  if (number === null) return refused(NOT_OURS)
  if (verdict === 'unclear') return refused(words)
  if (cents === null) return refused('O valor não é válido.')
  if (verdict !== 'paid') return { line, txid, verdict, number, words, cents }
  if (paidOn === null) return refused(NO_DATE)
  return { line, txid, verdict, number, paidOn, endToEndId, cents }
}

function readCsv(content: string): Result<BankResult[]> {
  const rows = rowsOf(content).map(({ line, text }) => ({ line, cells: cellsOf(text) }))
  if (rows.length === 0)
    return failure('O arquivo não tem linhas. Ele precisa de: txid; identificador do PIX; data.')
  return success(rows.map(csvResult))
}

function csvResult({ line, cells }: { line: number; cells: string[] }): BankResult {
  const [typed = '', endToEndId = '', date = ''] = cells
  const txid = typed.slice(0, 40)
  const number = numberOf(typed)
  const paidOn = parseDate(date)
  const refused = (problem: string): BankResult => ({ line, txid, verdict: 'refused', problem })
  if (paidOn === null) return refused(NO_DATE)
  if (!isEndToEndId(endToEndId)) return refused(END_TO_END_PROBLEM)
  if (number === null) return refused(NOT_OURS)
  return { line, txid, verdict: 'paid', number, paidOn, endToEndId, cents: null }
}

const NOT_OURS = 'Este identificador não é de um repasse.'
const NO_DATE = 'A data não é válida.'

/** The number of the payout that a txid names (`payoutTxid`); null when it is none of ours. */
const numberOf = (txid: string): number | null =>
  /^WX\d{7,12}$/i.test(txid) ? Number(txid.slice(2)) : null

const cellsOf = (line: string): string[] =>
  line.split(line.includes(';') ? ';' : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
