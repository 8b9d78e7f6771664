import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Response } from 'express'
import { LEDGER_KINDS } from '#domain/money/ledger'
import { formatDate } from '#domain/values/dates'
import type { StatementEntry } from '#domain/money/payoutWire'
import { statementPdfInWorker } from '../pdf/statementPdfInWorker'
import type { StatementLine } from '../pdf/writeStatementPdf'
import { entryText } from '../reads/exportStatement'
import {
  closingLabel,
  readStatementDays,
  readStatementEntries,
  readStatementFrame,
  type StatementDay,
} from '../reads/statements'

/** Entries one by one in a PDF, about forty sheets: what a thread writes in a second or two. */
const ENTRIES_MAX = 2_000

/**
 * A month's statement as a PDF, written in a thread of its own: entry by entry, or by day where a month has more than
 * anybody reads on paper.
 */
export async function sendStatementPdf(
  knex: Knex,
  { sellerId, month, response }: { sellerId: string; month: string; response: Response },
): Promise<void> {
  const frame = await readStatementFrame(knex, sellerId, month)
  const lines = await readLines(knex, sellerId, month)
  const pdf = await statementPdfInWorker({
    ...frame,
    closingLabel: closingLabel(frame),
    note: lines.byDay ? 'Somado por dia. A planilha do mês tem os lançamentos um a um.' : '',
    lines: lines.list,
  })
  response
    .setHeader('Content-Type', 'application/pdf')
    .setHeader('Content-Disposition', `attachment; filename="extrato-${month}.pdf"`)
    .setHeader('Cache-Control', 'private, no-store')
    .end(Buffer.from(pdf))
}

async function readLines(
  knex: Knex,
  sellerId: string,
  month: string,
): Promise<{ list: StatementLine[]; byDay: boolean }> {
  const list: StatementLine[] = []
  for await (const entries of readStatementEntries(knex, sellerId, month)) {
    list.push(...entries.map(lineOf))
    if (list.length > ENTRIES_MAX) {
      const days = await readStatementDays(knex, sellerId, month)
      return { list: days.map(lineOfDay), byDay: true }
    }
  }
  return { list, byDay: false }
}

const lineOfDay = ({ at, kind, amount, entries }: StatementDay): StatementLine => ({
  day: formatDate(at),
  text: LEDGER_KINDS[kind],
  about: `${entries}×`,
  amount,
})

const lineOf = (entry: StatementEntry): StatementLine => ({
  day: formatDate(entry.at),
  text: entryText(entry),
  about:
    entry.payout === null ? (entry.order === null ? '' : `#${entry.order}`) : `nº ${entry.payout}`,
  amount: entry.amount,
})
