import { Client } from 'pg'
import { expect, it } from 'vitest'
import { Migration20261126050100 } from '../../../backend/src/modules/wine-import/migrations/Migration20261126050100'
import { openSeller } from '../../support/openSeller'
import { world } from '../../support/world'
import { importFile, sendFile } from './sheet'

const HEAD = 'wine_name;vintage;description;price_retail;quantity'

it('a file that the version before checked is to be checked again where it changes wines', async () => {
  const { token } = await openSeller({ status: 'ACTIVE' })
  await importFile(token, `${HEAD}\nMerlot;2022;Colhido à mão;149,00;69`)
  const file = `${HEAD}\nMerlot;2022;Colhido à mão;1.490,00;69\nNovo;2024;;90,00;12`
  const earlier = (await sendFile(token, file)).body.import.id
  const now = (await sendFile(token, file)).body.import.id
  const migration = new Migration20261126050100({} as never, {} as never)
  await migration.up()

  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `update wine_import_row set moves = '[]', moves_far = false, lacks_picture = false, lacks_description = false
        where import_id = $1`,
      [earlier],
    )
    for (const statement of migration.getQueries()) await client.query(statement as string)
    const { rows } = await client.query<{ import_id: string; wine: string }>(
      `select import_id, wine, action, problems from wine_import_row where import_id = any($1) order by import_id, row`,
      [[earlier, now]],
    )
    const of = (id: string) =>
      rows.filter((row) => row.import_id === id).map(({ import_id: _id, ...row }) => row)
    expect(of(earlier)).toEqual([
      {
        wine: 'Merlot',
        action: 'invalid',
        problems: {
          wine_name:
            'Linha conferida antes de uma atualização do winex. Envie-a de novo para ver quanto preço e estoque mudam.',
        },
      },
      { wine: 'Novo', action: 'create', problems: {} },
    ])
    expect(of(now)).toMatchObject([{ action: 'update' }, { action: 'create' }])
  } finally {
    // the files of other tests stay as they are
    await client.query('rollback')
    await client.end()
  }
})
