import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { closeDatabase, sql } from '../../support/world'
import { finish, goodRow, HEADS, importFile, rowsOf, sendFile } from './sheet'

afterAll(closeDatabase)

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
