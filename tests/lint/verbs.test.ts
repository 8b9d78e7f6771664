import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { resources as admin } from '../../src/admin/dataProvider/resources'
import { resources as portal } from '../../src/portal/dataProvider/resources'

const root = resolve(import.meta.dirname, '../..')

/** The addresses of a table's records; the resources beside the table say theirs in a file of their own (`OwnResource`). */
const ofRecords = [...Object.values(admin), ...Object.values(portal)].flatMap(({ path }) => [
  `POST /${path}`,
  `GET /${path}/:id`,
  `POST /${path}/:id`,
  `DELETE /${path}/:id`,
])

/** Calls of these addresses that a text makes beside the data provider's own methods. */
const callsOfRecords = (text: string): string[] =>
  [...text.matchAll(/callRoute\(\s*['"`]([^'"`]+)['"`]/g)]
    .map(([, name = '']) => name.replaceAll(/:\w+/g, ':id'))
    .filter((name) => ofRecords.includes(name))

it('finds no verb of a data provider for what is create, read, update or delete of a record', () => {
  const found = ['src/admin', 'src/portal', 'src/shared', 'src/kit'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        callsOfRecords(readFileSync(join(root, folder, file), 'utf8')).map(
          (name) => `${folder}/${file}: ${name}`,
        ),
      ),
  )
  expect(found).toEqual([])
})

it('finds one in an example', () => {
  expect(callsOfRecords("callRoute('POST /vendor/products/:product_id', { body })")).toEqual([
    'POST /vendor/products/:id',
  ])
})
