import { parseWineRow, type ParsedWine, type WineRow } from '#domain/imports/parseWineRow'
import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import { wineKey } from '#domain/imports/wineKey'
import { saoPauloDate } from '#domain/values/dates'
import { failure, success, type Result } from '#domain/result'
import { volumeValue, wineCreateRequest } from '#domain/wines/wineForm'
import { parseRequest } from '#domain/wire/parseRequest'
import { productCreateRequest, type ProductCreateRequest } from '#domain/wines/productWire'
import type { PriceFacts } from '#domain/wines/wine'

/** A row that may be stored. */
export interface ReadRow {
  key: string
  handle: string | null
  quantityAtExport: number | null
  request: ProductCreateRequest
  volume: string
  prices: PriceFacts[]
  stock: number
}

/**
 * Reads a row as the wine form and the wire do; the reason names every wrong column. What only the wire refuses
 * (a rule over two fields) is reported at the column of its field.
 */
export function readRow(row: WineRow): Result<ReadRow, Record<string, string>> {
  const parsed = parseWineRow(row, saoPauloDate(new Date()) ?? '')
  if (!parsed.ok) return parsed
  const request = parseRequest(productCreateRequest, wineCreateRequest(parsed.payload.form))
  if (!request.ok) return failure(atColumns(request.reason))
  return success({
    key: keyOf(parsed.payload),
    handle: parsed.payload.handle,
    quantityAtExport: parsed.payload.quantityAtExport,
    request: request.payload,
    volume: volumeValue(parsed.payload.form.bottleVolume),
    prices: pricesOf(parsed.payload),
    stock: parsed.payload.prices.quantity,
  })
}

function keyOf({ form }: ParsedWine): string {
  const metadata = form.metadata as {
    enology?: { vintage?: number }
    storytelling?: { producer?: string }
  } | null
  return wineKey({
    title: form.title,
    vintage: metadata?.enology?.vintage ?? null,
    producer: metadata?.storytelling?.producer ?? null,
    volume: form.bottleVolume ?? null,
  })
}

const pricesOf = ({ prices }: ParsedWine): PriceFacts[] => [
  { amount: prices.retail },
  ...(prices.wholesale ? [prices.wholesale] : []),
]

function atColumns(errors: Record<string, string>): Record<string, string> {
  const columns = new Map(
    BULK_COLUMNS.flatMap(({ column, target }) => [
      [column, column],
      ...('group' in target && typeof target.group === 'object'
        ? [[target.group.name, column] as const]
        : []),
    ]),
  )
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const at = path.split('.').findLast((part) => columns.has(part)) ?? ''
      return [columns.get(at) ?? 'wine_name', message]
    }),
  )
}
