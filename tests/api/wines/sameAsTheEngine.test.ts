import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../support/people'
import { closeDatabase, sql } from '../../support/world'
import { finish, goodRow, HEADS, sendFile } from '../bulk/sheet'
import { openCellar } from './openCellar'

type Row = Record<string, unknown>

/** Every row that a wine is made of, by table. */
const TABLES: Record<string, string> = {
  product: 'select * from product where id = $1',
  product_option: `select o.* from product_option o join product_product_option p on p.product_option_id = o.id where p.product_id = $1`,
  product_option_value: `select v.* from product_option_value v join product_product_option p on p.product_option_id = v.option_id where p.product_id = $1`,
  product_product_option: 'select * from product_product_option where product_id = $1',
  product_product_option_value: `select v.* from product_product_option_value v join product_product_option p on p.id = v.product_product_option_id where p.product_id = $1`,
  product_variant: 'select * from product_variant where product_id = $1',
  product_variant_option: `select o.* from product_variant_option o join product_variant v on v.id = o.variant_id where v.product_id = $1`,
  product_variant_price_set: `select s.* from product_variant_price_set s join product_variant v on v.id = s.variant_id where v.product_id = $1`,
  price_set: `select p.* from price_set p join product_variant_price_set s on s.price_set_id = p.id join product_variant v on v.id = s.variant_id where v.product_id = $1`,
  price: `select p.* from price p join product_variant_price_set s on s.price_set_id = p.price_set_id join product_variant v on v.id = s.variant_id where v.product_id = $1 order by p.min_quantity nulls first`,
  product_variant_inventory_item: `select i.* from product_variant_inventory_item i join product_variant v on v.id = i.variant_id where v.product_id = $1`,
  inventory_item: `select n.* from inventory_item n join product_variant_inventory_item i on i.inventory_item_id = n.id join product_variant v on v.id = i.variant_id where v.product_id = $1`,
  inventory_level: `select l.* from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id join product_variant v on v.id = i.variant_id where v.product_id = $1`,
  product_sales_channel: 'select * from product_sales_channel where product_id = $1',
  product_shipping_profile: 'select * from product_shipping_profile where product_id = $1',
  seller_product: 'select * from seller_product where product_id = $1',
}

/** What differs from wine to wine by its content, not by the way it was made. */
const CONTENT = new Set([
  'title',
  'handle',
  'description',
  'status',
  'thumbnail',
  'weight',
  'origin_country',
  'hs_code',
  'metadata',
  'sku',
  'value',
  'amount',
  'min_quantity',
  'stocked_quantity',
  'reserved_quantity',
])

/** Ids keep their prefix, moments that they are there, contents their kind; everything else its value. */
function shapeOf(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value === null) return [column, CONTENT.has(column) ? 'content' : null]
      if (value instanceof Date) return [column, 'moment']
      if (column.startsWith('raw_')) return [column, Object.keys(value as object).sort()]
      if (column === 'id' || column.endsWith('_id')) {
        return [column, (value as string).split('_')[0]]
      }
      return [column, CONTENT.has(column) ? 'content' : value]
    }),
  )
}

async function shapes(productId: string): Promise<Record<string, Row[]>> {
  const tables = await Promise.all(
    Object.entries(TABLES).map(
      async ([table, query]) => [table, (await sql<Row>(query, [productId])).map(shapeOf)] as const,
    ),
  )
  return Object.fromEntries(tables)
}

/** Of several prices only the kinds count. */
const withoutNumberOfPrices = ({
  price = [],
  ...rest
}: Record<string, Row[]>): Record<string, Row[]> => ({
  ...rest,
  price: price.slice(0, 1),
})

describe('a wine made by one statement per table', () => {
  let engines: Record<string, Row[]>
  beforeAll(async () => {
    // The demonstration's wines were made by the engine's own workflow.
    const [wine] = await sql<{ id: string }>(
      `select p.id from product p join seller_product s on s.product_id = p.id
         join seller_member m on m.seller_id = s.seller_id
        where m.email = $1 and p.metadata is not null order by p.created_at limit 1`,
      [people.signedSeller.email],
    )
    engines = await shapes(wine?.id ?? '')
  })
  afterAll(closeDatabase)

  it('has the rows that the engine makes, through the API', async () => {
    const wine = await (await openCellar()).addWine()
    const ours = await shapes(wine.id)
    for (const [table, rows] of Object.entries(withoutNumberOfPrices(ours))) {
      expect({ [table]: rows }).toEqual({ [table]: withoutNumberOfPrices(engines)[table] })
    }
  })

  it('has them through the spreadsheet, too, with exact prices and stock', async () => {
    const cellar = await openCellar()
    const { body } = await sendFile(cellar.token, [HEADS, goodRow('Planilha')].join('\n'))
    await finish(cellar.token, body.import.id)
    const [wine] = await sql<{ product_id: string }>(
      'select product_id from seller_product where seller_id = $1',
      [cellar.sellerId],
    )
    const ours = await shapes(wine?.product_id ?? '')
    expect(withoutNumberOfPrices(ours)).toEqual(withoutNumberOfPrices(engines))
    expect(
      await sql(
        `select p.amount::text, p.raw_amount, p.min_quantity::text, p.raw_min_quantity, p.rules_count from price p
           join product_variant_price_set s on s.price_set_id = p.price_set_id
           join product_variant v on v.id = s.variant_id where v.product_id = $1 order by p.min_quantity nulls first`,
        [wine?.product_id],
      ),
    ).toEqual([
      {
        amount: '1089.9',
        raw_amount: { value: '1089.9', precision: 20 },
        min_quantity: null,
        raw_min_quantity: null,
        rules_count: 0,
      },
      {
        amount: '79.9',
        raw_amount: { value: '79.9', precision: 20 },
        min_quantity: '12',
        raw_min_quantity: { value: '12', precision: 20 },
        rules_count: 0,
      },
    ])
  })
})
