import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { neutralizeFormula } from '#domain/imports/formulaGuard'
import { LEDGER_KINDS } from '#domain/money/ledger'
import { monthName } from '#domain/values/monthNames'
import { formatDateTime } from '#domain/values/dates'
import type { StatementEntry } from '#domain/money/payoutWire'
import { BOM, csvLine, reais } from '../../engine/lists/csv'
import { closingLabel, readStatementEntries, readStatementFrame } from './statements'

/** A month's statement as a spreadsheet for Excel in Brazil: opening balance, entries with a running balance, closing balance. */
export async function* exportStatement(
  knex: Knex,
  sellerId: string,
  month: string,
): AsyncGenerator<string> {
  const frame = await readStatementFrame(knex, sellerId, month)
  yield (
    BOM +
      csvLine(['Extrato', monthName(month), neutralizeFormula(frame.seller), frame.taxId]) +
      csvLine(['Data', 'Lançamento', 'Pedido', 'Repasse', 'Valor (R$)', 'Saldo (R$)']) +
      csvLine(['', 'Saldo inicial', '', '', '', reais(frame.opening)])
  )
  let balance = frame.opening
  for await (const entries of readStatementEntries(knex, sellerId, month)) {
    yield entries
      .map((entry) => {
        balance += entry.amount
        return csvLine([
          formatDateTime(entry.at),
          neutralizeFormula(entryText(entry)),
          entry.order === null ? '' : `#${entry.order}`,
          entry.payout === null ? '' : String(entry.payout),
          reais(entry.amount),
          reais(balance),
        ])
      })
      .join('')
  }
  yield csvLine(['', closingLabel(frame), '', '', '', reais(balance)])
}

/** What an entry is called in a statement. */
export const entryText = ({ kind, reason }: Pick<StatementEntry, 'kind' | 'reason'>): string =>
  reason ? `${LEDGER_KINDS[kind]}: ${reason}` : LEDGER_KINDS[kind]
