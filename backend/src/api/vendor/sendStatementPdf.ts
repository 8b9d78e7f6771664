import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Response } from 'express'
import { formatDate } from '#domain/values/dates'
import type { StatementEntry } from '#domain/wire/payout'
import { AppError } from '../../errors/AppError'
import { onceInWorker } from '../../workers/inWorker'
import type { StatementLine } from '../../workers/writeStatementPdf'
import { entryText } from '../../read-models/ledger/exportStatement'
import { readStatementEntries, readStatementFrame } from '../../read-models/ledger/statements'

/** Entries of one PDF, about forty sheets: what a thread writes in a second or two. */
const ENTRIES_MAX = 2_000

/**
 * A month's statement as a PDF, written in a thread of its own.
 *
 * @throws AppError conflict for a month with more entries than a PDF is made for
 */
export async function sendStatementPdf(
  knex: Knex,
  { sellerId, month, response }: { sellerId: string; month: string; response: Response },
): Promise<void> {
  const frame = await readStatementFrame(knex, sellerId, month)
  const lines: StatementLine[] = []
  for await (const entries of readStatementEntries(knex, sellerId, month)) {
    lines.push(...entries.map(lineOf))
    if (lines.length > ENTRIES_MAX)
      throw AppError.conflict(
        'O extrato deste mês é grande demais para um PDF. Baixe a planilha (CSV).',
      )
  }
  const pdf = await onceInWorker('writeStatementPdf', { ...frame, lines })
  response
    .setHeader('Content-Type', 'application/pdf')
    .setHeader('Content-Disposition', `attachment; filename="extrato-${month}.pdf"`)
    .setHeader('Cache-Control', 'private, no-store')
    .end(Buffer.from(pdf))
}

const lineOf = (entry: StatementEntry): StatementLine => ({
  day: formatDate(entry.at),
  text: entryText(entry),
  about:
    entry.payout === null ? (entry.order === null ? '' : `#${entry.order}`) : `nº ${entry.payout}`,
  amount: entry.amount,
})
