import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { formatAccessKey } from '#domain/orders/invoice/accessKey'
import { formatDate, formatDateTime } from '#domain/values/dates'
import { toCents } from '#domain/values/money'
import { shownDelivery } from '#domain/orders/orderStage'
import { orderStatusLabel } from '#domain/orders/orderStatus'
import { paymentStatusLabel } from '#domain/orders/paymentStatus'
import { sellerApprovalLabel } from '#domain/orders/sellerApproval'
import type { OrderExportQuery } from '#domain/orders/orderWire'
import { reais } from '../../engine/lists/csv'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { readSort } from '../../engine/lists/listStatement'
import { ORDER_SORT, orderConditions, type OrderListFilters } from './orderConditions'
import { orderColumns, presentOrderRow, type OrderRow } from './orderRow'

type Row = OrderRow & { seller_name: string | null; invoice: string | null }

const COLUMNS: readonly ExportColumn<Row>[] = [
  ['Pedido', ({ display_id }) => `#${display_id ?? ''}`],
  ['Data', ({ created_at }) => formatDateTime(created_at)],
  ['Cliente', ({ doc: { shipping_address: to } }) => fullName(to)],
  ['E-mail', ({ email }) => email],
  ['Cidade', ({ doc }) => doc.shipping_address?.city],
  ['UF', ({ doc }) => doc.shipping_address?.province],
  ['Vinhos', ({ doc }) => doc.items.map((item) => `${item.quantity}x ${item.title}`).join(', ')],
  ['Garrafas', ({ doc }) => doc.items.reduce((sum, item) => sum + item.quantity, 0)],
  ['Não serão enviadas', ({ doc }) => notSent(doc.items)],
  ['Total (R$)', ({ total }) => reais(toCents(total))],
  ['Situação', ({ status }) => orderStatusLabel(status)],
  ['Pagamento', ({ payment_status }) => paymentStatusLabel(payment_status)],
  ['Aprovação', ({ seller_status }) => sellerApprovalLabel({ seller_status })],
  ['Entrega', (row) => shownDelivery(presentOrderRow(row)).label],
  ['Prometido para', ({ promised_on }) => formatDate(promised_on)],
  ['Atrasado', (row) => row.promised_on && (row.is_late ? 'Sim' : 'Não')],
  ['Nota fiscal', ({ invoice }) => invoice && formatAccessKey(invoice)],
]
const STAFF_COLUMNS = [...COLUMNS, ['Produtor', (row: Row) => row.seller_name]] as const

/**
 * The orders that the list's filters show, as a spreadsheet.
 *
 * @param sellerId from the verified session; null for all orders
 */
export function exportOrders(
  knex: Knex,
  sellerId: string | null,
  query: Omit<OrderExportQuery, 'late'> & OrderListFilters,
): AsyncGenerator<string> {
  const { where, values } = orderConditions(sellerId, query)
  const { column, descending } = readSort(query.order, ORDER_SORT)
  return exportList<Row>(
    knex,
    {
      table: 'read_model."order"',
      alias: 'r',
      columns: `${orderColumns('r')}, s.name as seller_name, i.access_key as invoice`,
      joins:
        'left join seller s on s.id = r.seller_id left join order_invoice i on i.order_id = r.id',
      // The first parameters belong to the cards of the list, which an export has not.
      where: ['$1::text is not null', '$2::text is not null', ...where],
      values,
      sort: { key: `r.${column}`, descending },
    },
    query.byStaff ? STAFF_COLUMNS : COLUMNS,
  )
}

const notSent = (items: OrderRow['doc']['items']): string =>
  items
    .flatMap(({ title, canceled_quantity: bottles }) => (bottles ? [`${bottles}x ${title}`] : []))
    .join(', ')

const fullName = (to: OrderRow['doc']['shipping_address']): string =>
  [to?.first_name, to?.last_name].filter(Boolean).join(' ')
