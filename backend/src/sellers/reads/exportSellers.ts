import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { storeStatusLabel } from '#domain/sellers/storeStatus'
import { formatDate } from '#domain/values/dates'
import type { SellerListQuery } from '#domain/sellers/sellerWire'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { readSort } from '../../engine/lists/listStatement'
import { SELLER_COLUMNS, SELLER_SORT, sellerConditions, type SellerRow } from './listSellers'

const COLUMNS: readonly ExportColumn<SellerRow>[] = [
  ['Produtor', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['CNPJ/CPF', ({ tax_id }) => tax_id],
  ['Cidade', ({ city }) => city],
  ['UF', ({ state }) => state],
  ['Status', ({ store_status }) => storeStatusLabel(store_status)],
  ['Contrato', ({ contract_signed }) => (contract_signed ? 'Assinado' : 'Pendente')],
  ['Cadastro', ({ created_at }) => formatDate(created_at)],
]

/** The producers that the staff's list shows, as a spreadsheet. */
export function exportSellers(
  knex: Knex,
  query: Omit<SellerListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> {
  const values: unknown[] = []
  const { where } = sellerConditions(query, values)
  const { column, descending } = readSort(query.order, SELLER_SORT)
  return exportList<SellerRow>(
    knex,
    {
      table: 'read_model.seller',
      alias: 'r',
      columns: SELLER_COLUMNS.map((name) => `r.${name}`).join(', '),
      where,
      values,
      sort: { key: `r.${column}`, descending },
    },
    COLUMNS,
  )
}
