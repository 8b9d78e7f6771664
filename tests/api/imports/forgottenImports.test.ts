import { expect, it } from 'vitest'
import { call } from '../../support/http'
import { erase } from '../../support/openAccount'
import { openSeller, type Seller } from '../../support/openSeller'
import { sql } from '../../support/world'
import { goodRow, HEADS, importFile, sendFile } from './sheet'

/** A sheet that is kept by hand: without `quantity_at_export`. */
const sheet = (price = '1.089,90') =>
  [HEADS, goodRow('Um'), goodRow('Outro')].join('\n').replaceAll('1.089,90', price)

/** As many files as a seller can look at, without wines, checked just now. */
const checkTwenty = (one: Seller) =>
  sql(
    `insert into wine_import (id, seller_id, filename, status, heads, unknown_columns)
     select 'wimp_' || gen_random_uuid(), $1, 'vinhos.csv', 'checked', '[]', '[]' from generate_series(1, 20)`,
    [one.sellerId],
  )

/** Sends the file after twenty others, so that all imports before them are forgotten. */
async function sendLater(one: Seller, file: string) {
  await checkTwenty(one)
  return (await sendFile(one.token, file)).body.import
}

const bottlesOf = (one: Seller) =>
  sql<{ bottles: number }>(
    `select l.stocked_quantity::int as bottles from inventory_level l
       join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
       join product_variant v on v.id = i.variant_id
       join seller_product s on s.product_id = v.product_id where s.seller_id = $1`,
    [one.sellerId],
  )

/** What is still known of an import: its rows, by wine. */
const knownOf = (id: string) =>
  sql<{ wine: string; quantity: number }>(
    'select wine, quantity from wine_import_row where import_id = $1 order by wine',
    [id],
  )

it('bottles that were sold are not put back by the same file, however many files were sent in between', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  await importFile(own.token, sheet())
  // What fulfilling orders does: of 120 bottles 20 have left.
  await sql(
    `update inventory_level set stocked_quantity = 100 where inventory_item_id in
       (select i.inventory_item_id from product_variant_inventory_item i
          join product_variant v on v.id = i.variant_id
          join seller_product s on s.product_id = v.product_id where s.seller_id = $1)`,
    [own.sellerId],
  )
  expect(await sendLater(own, sheet())).toMatchObject({ update: 0, unchanged: 2 })
  expect(await importFile(own.token, sheet())).toMatchObject({ unchanged: 2, imported: 0 })
  expect(await bottlesOf(own)).toEqual([{ bottles: 100 }, { bottles: 100 }])
})

it('of a forgotten import only the rows are kept that wrote a wine last, until it is written again, deleted or erased', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const first = await importFile(own.token, `${sheet()}\n;Merlot;2020;Brasil;Serra;12,5;Ana;10;;5;`)
  expect(first).toMatchObject({ imported: 2, invalid: 1 })
  expect(await knownOf(first.id)).toHaveLength(3)
  await sendLater(own, sheet())
  const both = [
    { wine: 'Outro', quantity: 120 },
    { wine: 'Um', quantity: 120 },
  ]
  expect(await knownOf(first.id)).toEqual(both)
  // neither shown nor started any more
  for (const method of ['GET', 'POST']) {
    const answer = await call(`/vendor/products/imports/${first.id}`, { token: own.token, method })
    expect([answer.status, answer.body.message]).toEqual([404, 'Importação não encontrada'])
  }

  const second = await importFile(own.token, sheet('99,90').replace('\nOutro;', '\nNovo;'))
  expect(second).toMatchObject({ create: 1, update: 1, imported: 2 })
  await sendLater(own, sheet())
  expect(await knownOf(first.id)).toEqual([{ wine: 'Outro', quantity: 120 }])
  expect(await knownOf(second.id)).toEqual([
    { wine: 'Novo', quantity: 120 },
    { wine: 'Um', quantity: 120 },
  ])

  await sql(
    `update product set deleted_at = now() where title in ('Outro', 'Novo')
       and id in (select product_id from seller_product where seller_id = $1)`,
    [own.sellerId],
  )
  await sendLater(own, sheet())
  expect(await sql('select id from wine_import where id = $1', [first.id])).toEqual([])
  expect(await knownOf(second.id)).toEqual([{ wine: 'Um', quantity: 120 }])
  const kept = await sql('select id from wine_import where seller_id = $1', [own.sellerId])
  expect(kept).toHaveLength(21)

  const erased = await erase(own)
  expect(erased.status, erased.text).toBe(200)
  expect(await sql('select id from wine_import where seller_id = $1', [own.sellerId])).toEqual([])
})
