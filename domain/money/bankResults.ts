import { parseDate } from '../values/dates'
import { failure, success, type Result } from '../result'

/** Rows of one file. */
const RESULTS_MAX = 2_000

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

/** Reads `txid; end-to-end id; date`, separated by ';' or ',', with or without a head line and quotes. */
export function readBankResults(content: string): Result<BankResult[]> {
  const rows = content
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((text, at) => ({ line: at + 1, cells: cellsOf(text) }))
    .filter(({ cells: [first = ''] }, at) => first !== '' && !(at === 0 && !/\d/.test(first)))
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
