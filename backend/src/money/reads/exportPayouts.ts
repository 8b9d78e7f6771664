import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { PAYOUT_STATUSES } from '#domain/money/payouts'
import { formatDate } from '#domain/values/dates'
import type { AdminPayoutListQuery } from '#domain/money/payoutWire'
import { reais } from '../../engine/lists/csv'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import {
  ADMIN_PAYOUT_COLUMNS,
  ADMIN_PAYOUT_JOINS,
  PAYOUT_FILTER,
  payoutValues,
  type AdminPayout,
} from './listPayouts'

const COLUMNS: readonly ExportColumn<AdminPayout>[] = [
  ['Repasse', ({ number }) => number],
  ['Produtor', ({ seller_name }) => seller_name],
  ['Lote', ({ batch_number }) => batch_number],
  ['Preparado em', ({ created_at }) => formatDate(created_at)],
  ['Situação', ({ status }) => PAYOUT_STATUSES[status].label],
  ['Pago em', ({ paid_on }) => formatDate(paid_on)],
  ['Valor', ({ amount }) => reais(Number(amount))],
]

/** The payouts that the staff's list shows, without PIX keys, as a spreadsheet. */
export const exportPayouts = (
  knex: Knex,
  query: Omit<AdminPayoutListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> =>
  exportList<AdminPayout>(
    knex,
    {
      table: 'payout',
      alias: 'p',
      columns: ADMIN_PAYOUT_COLUMNS,
      joins: ADMIN_PAYOUT_JOINS,
      where: [PAYOUT_FILTER],
      values: payoutValues(query),
      sort: { key: 'p.number', descending: query.order !== 'number' },
    },
    COLUMNS,
  )
