import { BULK_COLUMNS, TEMPLATE_COLUMNS } from '#domain/imports/bulkColumns'
import { EXAMPLE_NAME } from './exampleName'
import { BOM, csvLine } from '../../engine/lists/csv'

const example: Readonly<Record<string, string>> = {
  wine_name: EXAMPLE_NAME,
  grape_type: 'Merlot 60% | Cabernet Franc 40%',
  vintage: '2022',
  country: 'Brasil',
  region: 'Serra Gaúcha',
  alcohol_percentage: '12,5',
  producer: 'Nome do produtor',
  price_retail: '89,90',
  price_wholesale: '75,00',
  quantity: '120',
  wholesale_min_quantity: '12',
}

/** The spreadsheet to fill in, with a line that shows how; the import passes over that line. */
export async function* templateFile(full: boolean): AsyncGenerator<string> {
  const heads = full
    ? BULK_COLUMNS.map(({ column }) => column).filter(
        (column) => column !== 'handle' && column !== 'quantity_at_export',
      )
    : TEMPLATE_COLUMNS
  await Promise.resolve()
  // a wholesale price needs its minimum beside it
  const shown = full ? example : { ...example, price_wholesale: '' }
  yield BOM + csvLine(heads) + csvLine(heads.map((head) => shown[head] ?? ''))
}
