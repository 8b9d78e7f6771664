import { expect, it } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { sql } from '../../support/world'
import { download, finish, importFile, rowsOf, sendFile } from './sheet'

const FULL = 'wine_name;vintage;producer;bottle_volume;price_retail;quantity'
const FEW = 'wine_name;price_retail;quantity'

it('a sheet of names, prices and bottles changes the wines that it names, and makes no duplicates', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  await importFile(
    own.token,
    [
      FULL,
      'Merlot;2020;Ana;1500ml;149,00;60',
      'Tannat;2020;Ana;750ml;80,00;24',
      'Tannat;2021;Ana;750ml;90,00;24',
    ].join('\n'),
  )
  const { body } = await sendFile(
    own.token,
    [FEW, 'merlot;150,00;60', 'Tannat;81,00;24', 'Novo;70,00;12'].join('\n'),
  )
  const ambiguous = {
    wine: 'Tannat',
    action: 'invalid',
    problems: { wine_name: 'Há 2 vinhos com este nome: informe a safra (coluna vintage).' },
  }
  expect(await rowsOf(own.token, body.import.id)).toMatchObject([
    { wine: 'merlot', action: 'update', moves: [{ before: 14_900, after: 15_000 }] },
    ambiguous,
    { wine: 'Novo', action: 'create' },
  ])
  expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 2 })
  const wines = await sql<{ title: string; volume: string; vintage: string }>(
    `select p.title, v.title as volume, p.metadata -> 'enology' ->> 'vintage' as vintage
       from product p join product_variant v on v.product_id = p.id
       join seller_product s on s.product_id = p.id where s.seller_id = $1 order by p.title collate "C", vintage`,
    [own.sellerId],
  )
  // what the sheet does not have stays
  expect(wines).toEqual([
    { title: 'Novo', volume: '750ml', vintage: null },
    { title: 'Tannat', volume: '750ml', vintage: '2020' },
    { title: 'Tannat', volume: '750ml', vintage: '2021' },
    { title: 'merlot', volume: '1500ml', vintage: '2020' },
  ])

  // with the column that tells them apart the row is one of them
  const told = await sendFile(
    own.token,
    ['wine_name;vintage;price_retail;quantity', 'Tannat;2021;91,00;24'].join('\n'),
  )
  expect(told.body.import).toMatchObject({ update: 1, create: 0 })
})

it('a wine of that name that came between check and import is not doubled', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const { body } = await sendFile(own.token, [FEW, 'Merlot;150,00;60'].join('\n'))
  expect(body.import).toMatchObject({ create: 1 })
  await own.addWine({ title: 'Merlot', metadata: { enology: { vintage: 2020 } } })
  expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 0, failed: 1 })
})

it('of wines that are equal a row without a handle changes the one that is not archived, and none of several', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  // two requests that are equal make one wine
  const add = (description: string) =>
    own.addWine({
      title: 'Tannat',
      description,
      metadata: { enology: { vintage: 2021 } },
      price: 8000,
    })
  const file = 'wine_name;vintage;price_retail;quantity\nTannat;2021;90,00;0'
  const send = async (text = file) => {
    const { body } = await sendFile(own.token, text)
    return { id: body.import.id, rows: await rowsOf(own.token, body.import.id) }
  }
  const archived = await add('De antes')
  await sql(`update product set status = 'archived' where id = $1`, [archived.id])
  // the only one is meant, whatever its status: no second wine comes of it
  expect((await send()).rows).toMatchObject([{ action: 'update', product_id: archived.id }])

  const current = await add('De agora')
  const sent = await send()
  expect(sent.rows).toMatchObject([{ action: 'update', product_id: current.id }])
  expect(await finish(own.token, sent.id)).toMatchObject({ imported: 1, failed: 0 })
  expect(await current.read()).toMatchObject({ variants: [{ prices: [{ amount: 9000 }] }] })
  expect(await archived.read()).toMatchObject({ variants: [{ prices: [{ amount: 8000 }] }] })

  const copy = await add('Duplicado')
  const problems = {
    wine_name:
      'Há 2 vinhos iguais a este: exporte a lista, que traz a coluna handle, e altere nela.',
  }
  expect((await send()).rows).toMatchObject([{ action: 'invalid', product_id: null, problems }])
  const lines = await download(own.token, '/vendor/products/export.csv')
  expect((await send(lines)).rows.map(({ action }) => action)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ])
  const { handle } = await copy.read()
  const named = await send(`${file.replace('\n', ';handle\n')};${handle}`)
  expect(named.rows).toMatchObject([{ action: 'update', product_id: copy.id }])
})

it('a wine that came twice between check and import is not made a third time', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const { body } = await sendFile(own.token, [FEW, 'Merlot;150,00;60', 'Novo;70,00;12'].join('\n'))
  expect(body.import).toMatchObject({ create: 2 })
  for (const description of ['Um', 'Dois']) await own.addWine({ title: 'Merlot', description })
  expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 1 })
})

it('a row whose cell contradicts what its wine keeps is refused at that cell; what it leaves alone stops nothing', async () => {
  const own = await openSeller({ status: 'ACTIVE' })
  const wine = await own.addWine({
    title: 'Merlot',
    price: 8000,
    metadata: { sensory: { serving_temp_c_min: 16 } },
  })
  const send = async (column: string, cell: string) => {
    const { body } = await sendFile(own.token, `${FEW};${column}\nMerlot;80,00;0;${cell}`)
    const [{ action, problems } = {}] = await rowsOf(own.token, body.import.id)
    return { id: body.import.id, action, problems }
  }
  const colder = 'A temperatura máxima deve ser maior ou igual à mínima'
  expect(await send('serving_temp_c_max', '12')).toMatchObject({
    action: 'invalid',
    problems: { serving_temp_c_max: colder },
  })

  // right at the check, and no more when it is stored
  const late = await send('serving_temp_c_max', '18')
  expect(late).toMatchObject({ action: 'update', problems: {} })
  const changed = await wine.save({ metadata: { sensory: { serving_temp_c_min: 19 } } })
  expect(changed.status, changed.text).toBe(200)
  expect(await finish(own.token, late.id)).toMatchObject({ imported: 0, failed: 1 })
  expect((await rowsOf(own.token, late.id))[0]?.problems).toEqual({ serving_temp_c_max: colder })
  expect((await wine.read()).metadata?.sensory?.serving_temp_c_max ?? null).toBeNull()

  // as an earlier import left it
  await sql(
    `update product set metadata = jsonb_set(metadata, '{sensory}', '{"serving_temp_c_min": 16, "serving_temp_c_max": 12}')
      where id = $1`,
    [wine.id],
  )
  expect(await send('serving_temp_c_min', '14')).toMatchObject({
    action: 'invalid',
    problems: { serving_temp_c_min: colder },
  })
  const other = await send('description', 'Colhido à mão')
  expect(await finish(own.token, other.id)).toMatchObject({ imported: 1, failed: 0 })
  const mended = await send('serving_temp_c_max', '16')
  expect(await finish(own.token, mended.id)).toMatchObject({ imported: 1, failed: 0 })
  expect(await wine.read()).toMatchObject({
    description: 'Colhido à mão',
    metadata: { sensory: { serving_temp_c_min: 16, serving_temp_c_max: 16 } },
  })
})
