import { expect, it } from 'vitest'
import { buyBottles } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { download, finish, importFile, rowsOf, sendFile } from './sheet'

it('the bottles of a sheet are those that can be sold, as in the grid: reserved ones stay on top', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const wine = await own.addWine()
  await wine.setStock(73)
  await wine.setPrices(8990)
  expect((await wine.setStatus('published')).status).toBe(200)
  await buyBottles(wine.title, 1)

  const file = await download(own.token, '/vendor/products/export.csv')
  const [head = '', row = ''] = file.trim().replace('\ufeff', '').split('\r\n')
  const heads = head.split(';')
  const cells = row.split(';')
  expect(cells[heads.indexOf('quantity')]).toBe('72')
  expect(cells[heads.indexOf('quantity_at_export')]).toBe('72')

  cells[heads.indexOf('quantity')] = '80'
  const { body } = await sendFile(own.token, [head, cells.join(';')].join('\n'))
  expect((await rowsOf(own.token, body.import.id))[0]?.moves).toEqual([
    { field: 'quantity', before: 72, after: 80, size: null },
  ])
  expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 0 })
  expect((await wine.read()).variants[0]?.inventory_items[0]?.inventory).toMatchObject({
    location_levels: [{ available_quantity: 80, stocked_quantity: 81 }],
  })

  // a bottle that is ordered after the export is no longer there to be sold
  await buyBottles(wine.title, 1)
  cells[heads.indexOf('quantity')] = '90'
  cells[heads.indexOf('quantity_at_export')] = '80'
  const late = await sendFile(own.token, [head, cells.join(';')].join('\n'))
  expect((await rowsOf(own.token, late.body.import.id))[0]?.problems).toEqual({
    quantity: 'O estoque mudou desde então: agora há 79. Exporte a lista de novo para alterá-lo.',
  })

  cells[heads.indexOf('quantity')] = '0'
  cells[heads.indexOf('quantity_at_export')] = '79'
  expect(await importFile(own.token, [head, cells.join(';')].join('\n'))).toMatchObject({
    imported: 1,
  })
  expect((await wine.read()).variants[0]?.inventory_items[0]?.inventory).toMatchObject({
    location_levels: [{ available_quantity: 0, stocked_quantity: 2 }],
  })
})

it('stock that fell below the wholesale minimum by sales does not lock the row; what the file changes is judged (R7)', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const wine = await own.addWine()
  await wine.setStock(12)
  await wine.setPrices(8990, { amount: 7990, min_quantity: 12 })
  expect((await wine.setStatus('published')).status).toBe(200)
  await buyBottles(wine.title, 1)

  const file = await download(own.token, '/vendor/products/export.csv')
  const [head = '', row = ''] = file.trim().replace('\ufeff', '').split('\r\n')
  const heads = head.split(';')
  const check = async (changes: Record<string, string>) => {
    const cells = row.split(';').map((cell, at) => changes[heads[at] ?? ''] ?? cell)
    const { body } = await sendFile(own.token, [head, cells.join(';')].join('\n'))
    const [{ action, problems } = {}] = await rowsOf(own.token, body.import.id)
    return { action, problems }
  }
  expect(await check({})).toEqual({ action: 'unchanged', problems: {} })
  expect(await check({ price_retail: '99,90' })).toEqual({ action: 'update', problems: {} })
  const excess = { wholesale_min_quantity: 'Não pode exceder a quantidade disponível' }
  expect(await check({ quantity: '10' })).toEqual({ action: 'invalid', problems: excess })
  expect(await check({ price_wholesale: '69,90' })).toEqual({ action: 'update', problems: {} })
  expect(await check({ wholesale_min_quantity: '13' })).toEqual({
    action: 'invalid',
    problems: excess,
  })
  expect(await check({ quantity: '10', wholesale_min_quantity: '6' })).toEqual({
    action: 'update',
    problems: {},
  })
  const few = await sendFile(
    own.token,
    `wine_name;vintage;producer;price_retail;quantity;handle;quantity_at_export\n` +
      [
        'wine_name',
        'vintage',
        'producer',
        'price_retail',
        'quantity',
        'handle',
        'quantity_at_export',
      ]
        .map((name) => (name === 'quantity' ? '5' : row.split(';')[heads.indexOf(name)]))
        .join(';'),
  )
  expect((await rowsOf(own.token, few.body.import.id))[0]?.problems).toEqual({
    quantity: 'O preço de atacado vale a partir de 12 garrafas: não pode haver menos.',
  })
  const asNew = { wine_name: `${wine.title} novo`, handle: '', quantity_at_export: '' }
  expect(await check(asNew)).toEqual({ action: 'invalid', problems: excess })
})
