import { FREE_TEXT_MAX } from '../limits'
import { failure, success, type Result } from '../result'
import { cleanLine } from '../text/plainText'
import { parseDate } from '../values/dates'
import type { FailureAdvice } from './cnabOccurrences'
import { cutCnabReturn, isCnab, readCnabReturn, type CnabPayment } from './cnabReturn'
import { END_TO_END_PROBLEM, isEndToEndId } from './endToEndId'
import { paidAndFailedProblem } from './paidAndFailedProblem'
import { payoutNumber, payoutReasonProblem } from './payouts'

/** Rows of one request. */
const RESULTS_MAX = 2_000

/** Rows that a page sends at once: each is a payment of its own, and the progress shows. */
const PORTION_ROWS = 250

/** Characters of a file that a page reads: about 15,000 payments. */
const RESULTS_TEXT_MAX = 5_000_000

/** Why a file of so many bytes, or a pasted text of so many characters, is not read, or null. */
export const resultsSizeProblem = (size: number): string | null =>
  size > RESULTS_TEXT_MAX ? 'O resultado tem mais de 5 MB. Divida-o em partes.' : null

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
  | {
      verdict: 'waiting'
      number: number
      words: string
      /** Null: a spreadsheet does not say it. */
      cents: number | null
    }
  | {
      verdict: 'failed'
      number: number
      words: string
      advice: FailureAdvice
      /** Null: a spreadsheet does not say it. */
      cents: number | null
    }
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
  const tooLarge = resultsSizeProblem(content.length)
  if (tooLarge) return failure(tooLarge)
  if (!isCnab(content)) {
    // before it is cut: the two lines may be in two parts
    const twice = paidAndFailedProblem(csvRows(content).flatMap(saidOf))
    return twice ? failure(twice) : success(csvPortions(content))
  }
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
      content: [
        hasReasons(content) ? `${HEAD};${REASON}` : HEAD,
        ...some.map(({ text }) => text),
      ].join('\n'),
      rows: some.length,
      lines: [0, ...some.map(({ line }) => line)],
    }
  })
}

const HEAD = 'txid;end-to-end;data'
const REASON = 'motivo'

/**
 * Whether the fourth column says why something was not paid: only where the head line says so. A column of the bank's own
 * that is taken for a reason would have a payment made twice.
 */
const hasReasons = (content: string): boolean =>
  cellsOf(content.replace(/^\ufeff/, '').split(/[\r\n]/, 1)[0] ?? '')[3]?.toLowerCase() === REASON

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
 * Reads what the bank says became of payouts: a CNAB 240 return file, or `txid; end-to-end id; date`, separated by ';', ','
 * or, as pasted from a spreadsheet, by tabs, with or without a head line and quotes. Where the head line has a fourth
 * column `motivo`, a row with a reason was not paid, and needs no date.
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
  const number = payoutNumber(txid)
  const refused = (problem: string): BankResult => ({ line, txid, verdict: 'refused', problem })
  if (number === null) return refused(NOT_OURS)
  if (verdict === 'unclear') return refused(words)
  if (cents === null) return refused('O valor não é válido.')
  if (verdict === 'failed')
    return { line, txid, verdict, number, words, cents, advice: payment.advice ?? 'again' }
  if (verdict !== 'paid') return { line, txid, verdict, number, words, cents }
  if (paidOn === null) return refused(NO_DATE)
  return { line, txid, verdict, number, paidOn, endToEndId, cents }
}

function readCsv(content: string): Result<BankResult[]> {
  const rows = csvRows(content)
  if (rows.length === 0)
    return failure('O resultado não tem linhas. Ele precisa de: txid; identificador do PIX; data.')
  const twice = paidAndFailedProblem(rows.flatMap(saidOf))
  return twice ? failure(twice) : success(rows.map(csvResult))
}

function csvRows(content: string): CsvRow[] {
  const withReasons = hasReasons(content)
  return rowsOf(content).map(({ line, text }) => {
    const [txid = '', endToEnd = '', date = '', ...why] = cellsOf(text)
    const reason = withReasons ? cleanLine(why.filter((cell) => cell !== '').join(', ')) : ''
    return { line, txid, endToEnd, date, reason: reason.slice(0, FREE_TEXT_MAX) }
  })
}

/** What a row says became of its payment, also one that is refused for something else; nothing when it says neither. */
function saidOf({ line, txid, endToEnd, date, reason }: CsvRow) {
  const isPaid = endToEnd !== '' || (reason === '' ? date !== '' : SAYS_PAID.test(reason))
  const isFailed = reason !== '' && !NOT_YET.test(reason)
  return isPaid || isFailed ? [{ line, txid, isPaid }] : []
}

interface CsvRow {
  line: number
  txid: string
  endToEnd: string
  date: string
  /** Why it was not paid; '' when it was. */
  reason: string
}

function csvResult({ line, txid: typed, endToEnd, date, reason }: CsvRow): BankResult {
  const txid = typed.slice(0, 40)
  const number = payoutNumber(typed)
  const paidOn = parseDate(date)
  const refused = (problem: string): BankResult => ({ line, txid, verdict: 'refused', problem })
  if (reason !== '') {
    if (endToEnd !== '' || SAYS_PAID.test(reason)) return refused(BOTH)
    const problem = payoutReasonProblem(reason)
    if (problem) return refused(problem)
    if (reason.includes('\ufffd')) return refused(UNREADABLE)
    if (number === null) return refused(NOT_OURS)
    if (NOT_YET.test(reason) && BUT_NOT.test(reason)) return refused(UNDER_WAY_BUT_NOT)
    if (NOT_YET.test(reason))
      return { line, txid, verdict: 'waiting', number, words: reason, cents: null }
    return { line, txid, verdict: 'failed', number, words: reason, cents: null, advice: 'again' }
  }
  if (paidOn === null) return refused(NO_DATE)
  if (!isEndToEndId(endToEnd)) return refused(END_TO_END_PROBLEM)
  if (number === null) return refused(NOT_OURS)
  return { line, txid, verdict: 'paid', number, paidOn, endToEndId: endToEnd, cents: null }
}

const BOTH =
  'A linha diz que foi pago e que não foi. Só o que não foi pago tem motivo, e não tem o identificador do PIX. Confira no banco.'
/** Reasons that begin with one of these words, or have it after 'Pagamento', 'PIX' and the like. */
const reasonOf = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:pagamento|pix|cr[ée]dito|transfer[êe]ncia|opera[çc][ãa]o)\\s+)?(?:${words})\\b`,
    'i',
  )
/** Banks fill the column for what went well, or is under way, too; a payment that is taken for a failure is made twice. */
const SAYS_PAID = reasonOf(
  'pag[oa]|efetuad[oa]|efetivad[oa]|realizad[oa]|liquidad[oa]|conclu[íi]d[oa]|confirmad[oa]|aprovad[oa]|(?:com )?sucesso',
)
const NOT_YET = reasonOf(
  'agendad[oa]|programad[oa]|pendente|enviad[oa]|processad[oa]|aguardando|em (?:processamento|an[áa]lise|andamento)',
)
/** 'Processado com erro': under way it is no more. */
const BUT_NOT = /\b(?:n[ãa]o|erro|falh|rejeit|devolvid|recusad|cancelad)/i
const UNDER_WAY_BUT_NOT = 'O motivo não diz se o pagamento ainda pode sair. Confira no banco.'
/** 'Em an\ufffdlise' would be taken for a failure. */
const UNREADABLE =
  'Os acentos do motivo se perderam. Salve a planilha de novo como CSV UTF-8, ou cole as linhas.'
const NOT_OURS = 'Este identificador não é de um repasse.'
const NO_DATE = 'A data não é válida.'

const SEPARATORS = ['\t', ';']

const cellsOf = (line: string): string[] =>
  line.split(SEPARATORS.find((one) => line.includes(one)) ?? ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
