import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { formatDate } from '#domain/values/dates'
import { toCents } from '#domain/values/money'
import { productStatusLabel } from '#domain/wines/productStatus'
import { lowestPrice, totalStock } from '#domain/wines/wine'
import { WINE_TYPES } from '#domain/wines/sheet/enumerations'
import type { AdminProductListQuery } from '#domain/wines/productWire'
import { reais } from '../../engine/lists/csv'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { readSort } from '../../engine/lists/listStatement'
import type { ProductRow } from './list/productRow'
import { STAFF_PRODUCT_SORT } from './list/productSort'
import { adminProductConditions } from './listAdminProducts'

const COLUMNS: readonly ExportColumn<ProductRow>[] = [
  ['Produto', ({ title }) => title],
  ['Produtor', ({ seller_name }) => seller_name],
  ['Tipo', ({ doc }) => typeLabel(doc.metadata?.classification?.type)],
  ['Status', ({ status }) => productStatusLabel(status)],
  ['Menor preco', ({ status, doc: { variants } }) => price(lowestPrice({ status, variants }))],
  ['Estoque', ({ status, doc: { variants } }) => totalStock({ status, variants })],
  ['Criado em', ({ created_at }) => formatDate(created_at)],
]

/** The wines of all producers that the staff's list shows, as a spreadsheet. */
export function exportAdminProducts(
  knex: Knex,
  query: Omit<AdminProductListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> {
  const values: unknown[] = []
  const { where } = adminProductConditions(query, values)
  const { column, descending } = readSort(query.order, STAFF_PRODUCT_SORT)
  return exportList<ProductRow>(
    knex,
    {
      table: 'read_model.product',
      alias: 'r',
      columns: 'r.title, r.seller_name, r.status, r.created_at, r.doc',
      where,
      values,
      sort: { key: `r.${column}`, descending },
    },
    COLUMNS,
  )
}

const typeLabel = (type: string | null | undefined): string =>
  type && Object.hasOwn(WINE_TYPES, type) ? WINE_TYPES[type as keyof typeof WINE_TYPES] : ''

/** @param amount decimal reais, as the read model keeps them */
const price = (amount: number | null): string => (amount === null ? '' : reais(toCents(amount)))
