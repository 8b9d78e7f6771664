import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { HELD_REASONS } from '#domain/money/payouts'
import type { DuePayoutListQuery } from '#domain/money/payoutWire'
import { reais } from '../../engine/lists/csv'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { presentBalance, type BalanceRow } from './balances'
import { DUE, dueSort, dueValues } from './listDuePayouts'

type Row = BalanceRow & { name: string }

const COLUMNS: readonly ExportColumn<Row>[] = [
  ['Produtor', ({ name }) => name],
  ['Disponível', (row) => reais(presentBalance(row).available)],
  ['A receber', (row) => reais(presentBalance(row).receivable)],
  ['Retido', (row) => reais(presentBalance(row).held)],
  ['Em pagamento', (row) => reais(presentBalance(row).in_payment)],
  [
    'Pendências',
    (row) =>
      presentBalance(row)
        .held_reasons.map((reason) => HELD_REASONS[reason].label)
        .join(', '),
  ],
]

/** What the sellers of the list are due, as a spreadsheet. */
export function exportDuePayouts(
  knex: Knex,
  query: Omit<DuePayoutListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> {
  const { column, descending } = dueSort(query)
  return exportList<Row>(
    knex,
    {
      with: DUE,
      table: 'matching',
      alias: 'm',
      columns: 'm.*',
      where: [],
      values: dueValues(query),
      sort: { key: `m.${column}`, descending },
    },
    COLUMNS,
  )
}
