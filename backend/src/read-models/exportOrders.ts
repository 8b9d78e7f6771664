import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { neutralizeFormula } from '#domain/bulkUpload/formulaGuard'
import { formatDateTime } from '#domain/dates'
import { fulfillmentStatusLabel } from '#domain/fulfillmentStatus'
import { formatReaisInput, toCents } from '#domain/money'
import { orderStatusLabel } from '#domain/orderStatus'
import { paymentStatusLabel } from '#domain/paymentStatus'
import { sellerApprovalLabel } from '#domain/sellerApproval'
import type { OrderExportQuery } from '#domain/wire/order'
import { BOM, csvLine } from '../workflows/wine-import/csv'
import { orderBy, readSort } from './listStatement'
import { ORDER_SORT, orderConditions } from './orderConditions'
import { ORDER_COLUMNS, type OrderRow } from './orderRow'
import { runStatement } from './runStatement'

const ROWS_AT_ONCE = 500

const HEADER = [
  'Pedido',
  'Data',
  'Cliente',
  'E-mail',
  'Cidade',
  'UF',
  'Vinhos',
  'Garrafas',
  'Total (R$)',
  'Situação',
  'Pagamento',
  'Aprovação',
  'Entrega',
]

/**
 * The orders that the list's filters show, as a spreadsheet for Excel in Brazil. Read through a cursor in one snapshot:
 * 50,000 orders cost no more memory than 500, and an order that arrives meanwhile shifts nothing.
 */
export async function* exportOrders(
  knex: Knex,
  sellerId: string,
  query: OrderExportQuery,
): AsyncGenerator<string> {
  const { where, values } = orderConditions(sellerId, query)
  // The first parameter belongs to the cards of the list, which an export has not.
  const text = `select r.id, ${ORDER_COLUMNS.map((name) => `r.${name}`).join(', ')} from read_model."order" r
    where $1::text is not null and ${where.join(' and ')} order by ${orderBy('r', readSort(query.order, ORDER_SORT))}`
  const transaction = await knex.transaction(undefined, { readOnly: true })
  try {
    await runStatement(transaction, {
      text: `declare exported no scroll cursor for ${text}`,
      values,
    })
    yield BOM + csvLine(HEADER)
    for (;;) {
      const rows = await runStatement<OrderRow>(transaction, {
        text: `fetch ${ROWS_AT_ONCE} from exported`,
        values: [],
      })
      if (rows.length === 0) return
      yield rows.map((row) => csvLine(cellsOf(row).map(neutralizeFormula))).join('')
    }
  } finally {
    await transaction.rollback()
  }
}

function cellsOf(row: OrderRow): string[] {
  const { items, shipping_address: address } = row.doc
  return [
    `#${row.display_id ?? ''}`,
    formatDateTime(row.created_at),
    [address?.first_name, address?.last_name].filter(Boolean).join(' '),
    row.email ?? '',
    address?.city ?? '',
    address?.province ?? '',
    items.map((item) => `${item.quantity}x ${item.title}`).join(', '),
    String(items.reduce((sum, item) => sum + item.quantity, 0)),
    formatReaisInput(toCents(row.total)),
    orderStatusLabel(row.status),
    paymentStatusLabel(row.payment_status),
    sellerApprovalLabel({ seller_status: row.seller_status }),
    fulfillmentStatusLabel(row.fulfillment_status),
  ]
}
