import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { WineImport } from '#domain/imports/wineImportWire'
import { call } from '../../support/http'
import { erase } from '../../support/openAccount'
import { describe, expect, it } from 'vitest'
import { openSeller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { sql, world } from '../../support/world'
import { download, finish, goodRow, HEADS, importFile, rowsOf, sendFile } from './sheet'

/** Holds what `lock` takes while `then` runs, which is told by whom. */
async function holding(
  lock: string,
  value: string,
  then: (client: Client, pid: number) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(lock, [value])
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await then(client, rows[0]?.pid ?? 0)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const waitingFor = async (pid: number): Promise<number[]> =>
  (
    await sql<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
      [pid],
    )
  ).map((one) => one.pid)

/** Starts an import without waiting for its end. */
const start = async (token: string, id: string): Promise<void> => {
  const { status, text } = await call(`/vendor/products/imports/${id}`, { token, method: 'POST' })
  expect(status, text).toBe(202)
}

/** Starts an import of one wine, and does `meanwhile` while the import waits for its turn. */
async function startHeld(meanwhile: (client: Client, id: string) => Promise<unknown>) {
  const own = await openSeller({ status: 'ACTIVE' })
  const { body } = await sendFile(own.token, [HEADS, goodRow('Um')].join('\n'))
  const { id } = body.import
  const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await holding(lock, `wine-import:${own.sellerId}`, async (client, pid) => {
    await start(own.token, id)
    await expect.poll(() => waitingFor(pid)).not.toEqual([])
    await meanwhile(client, id)
  })
  return { own, id }
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ status: string }>('select status from wine_import where id = $1', [id]))[0]?.status

describe('a row that an update of winex allows no more', () => {
  /** What the check allowed, as if a rule had been tightened since: the vintage is no number. */
  const spoil = (importId: string, row: number) =>
    sql(
      `update wine_import_row set cells = jsonb_set(cells, '{2}', '"antiga"') where import_id = $1 and row = $2`,
      [importId, row],
    )
  const refused = {
    action: 'invalid',
    problems: { vintage: 'Informe um número válido' },
    done: false,
  }

  it('is refused with its reason, and the others and the next file are stored', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const file = [HEADS, goodRow('Um'), goodRow('Dois')].join('\n')
    const { body } = await sendFile(own.token, file)
    await spoil(body.import.id, 2)
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 1 })
    expect(await rowsOf(own.token, body.import.id)).toMatchObject([
      { wine: 'Um', ...refused },
      { wine: 'Dois', done: true },
    ])

    // A wine that is changed is stored by itself: here nothing of the turn is left.
    const changed = await sendFile(
      own.token,
      [HEADS, goodRow('Dois')].join('\n').replace(';120;', ';60;'),
    )
    expect(changed.body.import).toMatchObject({ update: 1 })
    await spoil(changed.body.import.id, 2)
    expect(await finish(own.token, changed.body.import.id)).toMatchObject({
      imported: 0,
      failed: 1,
    })
    expect(await rowsOf(own.token, changed.body.import.id)).toMatchObject([refused])

    expect(await importFile(own.token, [HEADS, goodRow(randomUUID())].join('\n'))).toMatchObject({
      imported: 1,
    })
  })
})

describe('a price that was changed after the check', () => {
  const nowCosts = (price: string) =>
    `O preço mudou depois da conferência: agora ${price}. Envie o arquivo de novo.`
  const exported = (token: string) => download(token, '/vendor/products/export.csv')

  it('is not put back by a row that corrects a description', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ price: 8000 })
    const file = (await exported(own.token)).replace('Vinho de teste', 'Colhido à mão')
    const { body } = await sendFile(own.token, file)
    expect(await rowsOf(own.token, body.import.id)).toMatchObject([{ action: 'update', moves: [] }])
    expect((await wine.setPrices(9500)).status).toBe(200)
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 0, failed: 1 })
    const [row] = await rowsOf(own.token, body.import.id)
    expect(row).toMatchObject({ action: 'invalid', done: false })
    expect(row?.problems).toEqual({ price_retail: nowCosts('R$ 95,00') })
    expect(await wine.read()).toMatchObject({
      description: 'Vinho de teste',
      variants: [{ prices: [{ amount: 9500 }] }],
    })

    // sent again, the row shows what it moves, and is stored
    const again = await sendFile(own.token, file)
    expect(await rowsOf(own.token, again.body.import.id)).toMatchObject([
      { action: 'update', moves: [{ field: 'retail', before: 9500, after: 8000 }] },
    ])
    expect(await finish(own.token, again.body.import.id)).toMatchObject({ imported: 1, failed: 0 })
  })

  it('refuses the row where it moves otherwise than was shown, at the column of each price', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ bottles: 24 })
    await wine.setPrices(8000, { amount: 7000, min_quantity: 6 })
    const file = (await exported(own.token)).replace(';80,00;70,00;', ';90,00;75,00;')
    const first = await sendFile(own.token, file)
    await wine.setPrices(8500, { amount: 7000, min_quantity: 6 })
    expect(await finish(own.token, first.body.import.id)).toMatchObject({ imported: 0, failed: 1 })
    expect((await rowsOf(own.token, first.body.import.id))[0]?.problems).toEqual({
      price_retail: nowCosts('R$ 85,00'),
    })
    const second = await sendFile(own.token, file)
    await wine.setPrices(8500)
    expect(await finish(own.token, second.body.import.id)).toMatchObject({ imported: 0, failed: 1 })
    expect((await rowsOf(own.token, second.body.import.id))[0]?.problems).toEqual({
      price_wholesale: nowCosts('nenhum'),
    })
    expect(await wine.read()).toMatchObject({ variants: [{ prices: [{ amount: 8500 }] }] })
  })

  it('to what the row says, by a colleague or by the row itself before a crash, refuses nothing', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ price: 8000 })
    const file = (await exported(own.token))
      .replace(';80,00;', ';90,00;')
      .replace('Vinho de teste', 'Colhido à mão')
    const { body } = await sendFile(own.token, file)
    await wine.setPrices(9000)
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 0 })
    await sql('update wine_import_row set done = false where import_id = $1', [body.import.id])
    await sql(`update wine_import set status = 'checked', imported = 0 where id = $1`, [
      body.import.id,
    ])
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 0 })
    expect(await wine.read()).toMatchObject({
      description: 'Colhido à mão',
      variants: [{ prices: [{ amount: 9000 }] }],
    })
  })
})

describe('a wine whose data were edited after the check', () => {
  const EDITED = {
    wine_name: 'A ficha mudou depois da conferência. Envie o arquivo de novo.',
  }
  /** A wine that was edited before the check, and a row that corrects its description. */
  async function checkRow() {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ price: 8000 })
    expect((await wine.save({ description: 'Colheita de 2021' })).status).toBe(200)
    const file = (await download(own.token, '/vendor/products/export.csv')).replace(
      'Colheita de 2021',
      'Colhido à mão',
    )
    const { body } = await sendFile(own.token, file)
    return { own, wine, file, id: body.import.id }
  }

  it('keeps what was written, and the row says why', async () => {
    const { own, wine, file, id } = await checkRow()
    expect((await wine.save({ description: 'Premiado em abril' })).status).toBe(200)
    expect(await finish(own.token, id)).toMatchObject({ imported: 0, failed: 1 })
    const [row] = await rowsOf(own.token, id)
    expect(row).toMatchObject({ action: 'invalid', done: false })
    expect(row?.problems).toEqual(EDITED)
    expect((await wine.read()).description).toBe('Premiado em abril')

    // sent again, the row is compared with what was written
    expect(await importFile(own.token, file)).toMatchObject({ imported: 1, failed: 0 })
    expect((await wine.read()).description).toBe('Colhido à mão')
  })

  it('by the row itself before a crash refuses nothing', async () => {
    const { own, wine, id } = await checkRow()
    expect(await finish(own.token, id)).toMatchObject({ imported: 1, failed: 0 })
    // as after a crash: the row was written, its bookkeeping was not
    await sql('update wine_import_row set done = false where import_id = $1', [id])
    await sql(`update wine_import set status = 'checked', imported = 0 where id = $1`, [id])
    expect(await finish(own.token, id)).toMatchObject({ imported: 1, failed: 0 })
    expect((await wine.read()).description).toBe('Colhido à mão')
  })

  it('still takes the prices and bottles of a row that changes nothing else', async () => {
    const { own, wine } = await checkRow()
    const list = `wine_name;price_retail;quantity\n${wine.title};85,00;24\n`
    const { body } = await sendFile(own.token, list)
    expect((await wine.save({ description: 'Premiado em abril' })).status).toBe(200)
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 0 })
    expect(await wine.read()).toMatchObject({
      description: 'Premiado em abril',
      variants: [{ prices: [{ amount: 8500 }] }],
    })
  })
})

describe('bottles that are sold between check and start', () => {
  /** A list that was never exported, of a wine of 24 bottles of which 4 are sold after the check. */
  async function startAfterSale(bottles: number) {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ price: 8000, bottles: 24 })
    const { title } = await wine.read()
    const list = `wine_name;price_retail;quantity\n${title};85,00;${bottles}\n`
    const { body } = await sendFile(own.token, list)
    expect((await wine.setStock(20)).status).toBe(200)
    const ended = await finish(own.token, body.import.id)
    const [row] = await rowsOf(own.token, body.import.id)
    return { ended, row, left: await bottlesOf(wine) }
  }
  async function bottlesOf(wine: Wine): Promise<number | undefined> {
    const [variant] = (await wine.read()).variants
    return variant?.inventory_items[0]?.inventory?.location_levels?.[0]?.stocked_quantity
  }

  it('are not put back by a list that has as many as there were', async () => {
    const { ended, left } = await startAfterSale(24)
    expect([ended.imported, ended.failed, left]).toEqual([1, 0, 20])
  })

  it('are not put back where another list counted them meanwhile', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ price: 8000, bottles: 20 })
    const { title } = await wine.read()
    const list = (bottles: number, price: string) =>
      `wine_name;price_retail;quantity\n${title};${price};${bottles}\n`
    const { body } = await sendFile(own.token, list(20, '85,00'))
    expect(await importFile(own.token, list(12, '80,00'))).toMatchObject({ imported: 1 })
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 1, failed: 0 })
    expect(await bottlesOf(wine)).toBe(12)
  })

  it('refuse a row that moves them', async () => {
    const { ended, row, left } = await startAfterSale(30)
    expect([ended.imported, ended.failed, left]).toEqual([0, 1, 20])
    expect(row?.problems).toEqual({
      quantity: 'O estoque mudou desde então: agora há 20. Exporte a lista de novo para alterá-lo.',
    })
  })
})

describe('an import that two engines go on with', () => {
  it('is ended by one of them: the other tells nothing and opens it no more', async () => {
    const { own, id } = await startHeld(async (client, importId) => {
      // As the other engine leaves it.
      await client.query('update wine_import_row set done = true where import_id = $1', [importId])
      await client.query(
        `update wine_import set status = 'done', imported = 1, finished_at = '2026-01-01T12:00:00Z' where id = $1`,
        [importId],
      )
    })
    // The seller's imports take turns: when this one has ended, so has the turn that waited.
    expect(await importFile(own.token, [HEADS, goodRow('Dois')].join('\n'))).toMatchObject({
      imported: 1,
    })
    const after = await call<{ import: WineImport }>(`/vendor/products/imports/${id}`, {
      token: own.token,
    })
    expect(after.body.import).toMatchObject({
      status: 'done',
      imported: 1,
      finished_at: '2026-01-01T12:00:00.000Z',
    })
    expect(await sql('select data from notice where source_id = $1', [id])).toEqual([])
  })
})

it('an import that goes on does not count as stopped, however long ago it was started', async () => {
  const { id } = await startHeld((client, importId) =>
    client.query(`update wine_import set updated_at = now() - interval '1 hour' where id = $1`, [
      importId,
    ]),
  )
  await expect.poll(() => statusOf(id)).toBe('done')
  const [row] = await sql<{ seconds: number }>(
    'select extract(epoch from now() - updated_at)::float8 as seconds from wine_import where id = $1',
    [id],
  )
  expect(row?.seconds).toBeLessThan(60)
})

describe('a company that is erased while its file is being stored', () => {
  it('gets no wine of it any more', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const { body } = await sendFile(own.token, [HEADS, goodRow('Tarde demais')].join('\n'))
    const { id } = body.import
    const wine = await own.addWine()
    let erasing: ReturnType<typeof erase> | undefined
    await holding('select from product where id = $1 for update', wine.id, async (_client, pid) => {
      erasing = erase(own)
      // It has locked its seller, and its wines are not withdrawn yet.
      await expect.poll(() => waitingFor(pid)).not.toEqual([])
      const [eraser = 0] = await waitingFor(pid)
      await start(own.token, id)
      await expect
        .poll(async () => (await statusOf(id)) === 'done' || (await waitingFor(eraser)).length > 0)
        .toBe(true)
    })
    const erased = await erasing
    expect(erased?.status, erased?.text).toBe(200)
    // Sellers take turns: when another one's import has ended, so has the turn that waited.
    const other = await openSeller({ status: 'ACTIVE' })
    await importFile(other.token, [HEADS, goodRow('Outro')].join('\n'))
    expect(
      await sql('select product_id from seller_product where seller_id = $1', [own.sellerId]),
    ).toEqual([{ product_id: wine.id }])
  })
})

describe('files that are started in another order than they were sent', () => {
  it('compare the stock with the one that was stored last', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const file = (bottles: number) =>
      [HEADS, goodRow('Um').replace(';120;', `;${bottles};`)].join('\n')
    await importFile(own.token, file(120))
    const older = await sendFile(own.token, file(60))
    const newer = await sendFile(own.token, file(30))
    expect(await finish(own.token, newer.body.import.id)).toMatchObject({ imported: 1 })
    // The cellar has 30 by then, which is what the import before this one wrote.
    expect(await finish(own.token, older.body.import.id)).toMatchObject({ imported: 1, failed: 0 })
    // One that was stopped halfway has no end: what it stored is no later for that.
    await sql(`update wine_import set status = 'checked', finished_at = null where id = $1`, [
      newer.body.import.id,
    ])
    // 30 is a change of what the older file wrote last, and no repetition of the newer one.
    expect(await importFile(own.token, file(30))).toMatchObject({ update: 1, imported: 1 })
  })
})
