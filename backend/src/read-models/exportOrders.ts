import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { neutralizeFormula } from '#domain/bulkUpload/formulaGuard'
import { formatDateTime } from '#domain/values/dates'
import { fulfillmentStatusLabel } from '#domain/orders/fulfillmentStatus'
import { formatReaisInput, toCents } from '#domain/values/money'
import { orderStatusLabel } from '#domain/orders/orderStatus'
import { paymentStatusLabel } from '#domain/orders/paymentStatus'
import { sellerApprovalLabel } from '#domain/orders/sellerApproval'
import type { OrderExportQuery } from '#domain/wire/order'
import { BOM, csvLine } from '../spreadsheet/csv'
import { orderBy, readSort } from './list/listStatement'
import { ORDER_SORT, orderConditions, type OrderListFilters } from './orderConditions'
import { ORDER_COLUMNS, type OrderRow } from './orderRow'
import { runStatement } from '../database/runStatement'

const ROWS_AT_ONCE = 100

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
 * The orders that the list's filters show, as a spreadsheet for Excel in Brazil. Which orders, and in which sequence, is
 * read at once; their rows come in portions, so that a slow download holds neither memory nor a connection.
 */
export async function* exportOrders(
  knex: Knex,
  sellerId: string | null,
  query: OrderExportQuery & OrderListFilters,
): AsyncGenerator<string> {
  const ids = await orderIds(knex, sellerId, query)
  const isStaffs = query.byStaff === true
  yield BOM + csvLine([...HEADER, ...(isStaffs ? ['Produtor'] : [])])
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const rows = await runStatement<OrderRow & { seller_name: string | null }>(knex, {
      text: `select r.id, s.name as seller_name, ${ORDER_COLUMNS.map((name) => `r.${name}`).join(', ')}
        from unnest($1::text[]) with ordinality as wanted (id, place)
        join read_model."order" r on r.id = wanted.id and ($2::text is null or r.seller_id = $2)
        left join seller s on s.id = r.seller_id order by wanted.place`,
      values: [ids.slice(at, at + ROWS_AT_ONCE), sellerId],
    })
    yield rows
      .map((row) => [...cellsOf(row), ...(isStaffs ? [row.seller_name ?? ''] : [])])
      .map((cells) => csvLine(cells.map(neutralizeFormula)))
      .join('')
  }
}

async function orderIds(
  knex: Knex,
  sellerId: string | null,
  query: OrderExportQuery & OrderListFilters,
): Promise<string[]> {
  const { where, values } = orderConditions(sellerId, query)
  const rows = await runStatement<{ id: string }>(knex, {
    // The first parameters belong to the cards of the list, which an export has not.
    text: `select r.id from read_model."order" r
      where ${['$1::text is not null', '$2::text is not null', ...where].join(' and ')}
      order by ${orderBy('r', readSort(query.order, ORDER_SORT))}`,
    values,
  })
  return rows.map(({ id }) => id)
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
