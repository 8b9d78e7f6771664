import type { WineImport, WineImportRow } from '#domain/imports/wineImportWire'
import { call, type Answer } from '../../support/http'
import { until } from '../../support/until'
import { world } from '../../support/world'
import type { Refusal } from '../../support/openWine'

export const TEMPLATE =
  'wine_name;grape_type;vintage;country;region;alcohol_percentage;producer;price_retail;price_wholesale;quantity'

/** The template's, and the one that a wholesale price needs. */
export const HEADS =
  'wine_name;grape_type;vintage;country;region;alcohol_percentage;producer;price_retail;price_wholesale;quantity;wholesale_min_quantity'

/** A row that is right; `name` tells it from others. */
export const goodRow = (name: string): string =>
  `${name};Merlot 60% | Tannat 40%;2020;Brasil;Serra Gaúcha;12,5;Ana;1.089,90;79,90;120;12`

/** Sends a file as the portal does. */
export async function sendFile(
  token: string,
  file: string | Buffer,
  { name = 'vinhos.csv', type = 'text/csv' } = {},
): Promise<Answer<{ import: WineImport } & Refusal>> {
  const response = await fetch(
    `${world.api}/vendor/products/imports?filename=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(Buffer.from(file)),
    },
  )
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as { import: WineImport } & Refusal,
  }
}

export const rowsOf = async (token: string, id: string, query = ''): Promise<WineImportRow[]> =>
  (await call<{ rows: WineImportRow[] }>(`/vendor/products/imports/${id}/rows${query}`, { token }))
    .body.rows

/** Starts an import and waits for its end. */
export async function finish(token: string, id: string): Promise<WineImport> {
  const started = await call(`/vendor/products/imports/${id}`, { token, method: 'POST' })
  if (started.status !== 202) throw new Error(started.text)
  return until(
    'the import ends',
    async () =>
      (await call<{ import: WineImport }>(`/vendor/products/imports/${id}`, { token })).body.import,
    ({ status }) => status !== 'importing',
  )
}

/** Checks and imports a file. */
export async function importFile(token: string, file: string | Buffer): Promise<WineImport> {
  const { body, text } = await sendFile(token, file)
  if (!body.import) throw new Error(text)
  return finish(token, body.import.id)
}

export const download = async (token: string, path: string): Promise<string> => {
  const response = await fetch(`${world.api}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Buffer.from(await response.arrayBuffer()).toString('utf8')
}
