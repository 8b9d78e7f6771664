import { beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { call } from '../../support/http'
import { world } from '../../support/world'
import { importFile } from '../imports/sheet'
import { openSeller, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { entriesOf } from './entriesOf'

let cellar: Seller
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
})

const editsOf = async (wine: Wine) =>
  (await entriesOf(wine.id)).filter(({ action }) => action !== 'wine.create')

async function addImage(wine: Wine): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a1528' } })
    .png()
    .toBuffer()
  const { body } = await call<{ uploadUrl: string; publicUrl: string }>(
    `/vendor/products/${wine.id}/images/presign`,
    {
      token: cellar.token,
      body: { filename: 'a.png', contentType: 'image/png', size: png.length },
    },
  )
  await fetch(new URL(body.uploadUrl, world.url), {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  const attached = await call(`/vendor/products/${wine.id}/images/attach`, {
    token: cellar.token,
    body: { url: body.publicUrl },
  })
  if (attached.status !== 200) throw new Error(attached.text)
  return body.publicUrl
}

const nameOf = (url: string): string => url.split('/').at(-1) ?? ''

describe('an edit of a wine leaves in the audit trail', () => {
  it('exactly the fields that changed, before and after', async () => {
    const wine = await cellar.addWine({
      weight: 1200,
      metadata: { enology: { vintage: 2020, filtration: true }, food_pairing: ['Queijo'] },
    })
    await wine.save({
      title: 'Nome novo',
      description: 'Vinho de teste',
      origin_country: 'PT',
      weight: 1200,
      options: [{ title: 'Volume', values: ['375ml'] }],
      metadata: {
        enology: { vintage: 2021, filtration: true, harvest_date: null },
        food_pairing: ['Queijo', 'Massa'],
      },
    })
    expect(await editsOf(wine)).toEqual([
      {
        action: 'wine.data',
        before: {
          title: wine.title,
          origin_country: null,
          volume: '750ml',
          'enology.vintage': 2020,
          food_pairing: ['Queijo'],
        },
        after: {
          title: 'Nome novo',
          origin_country: 'PT',
          volume: '375ml',
          'enology.vintage': 2021,
          food_pairing: ['Queijo', 'Massa'],
        },
      },
    ])
  })

  it('nothing when it changes nothing, or is refused', async () => {
    const wine = await cellar.addWine()
    expect((await wine.save({ title: wine.title, metadata: { enology: null } })).status).toBe(200)
    const other = await cellar.addWine()
    const refused = await wine.save({
      title: 'Não deve ficar',
      variants: [{ id: other.variantId, prices: [{ amount: 1, currency_code: 'brl' }] }],
    })
    expect(refused.status).toBe(400)
    expect(await editsOf(wine)).toEqual([])
  })

  it('of long texts the place where they differ', async () => {
    const start = 'Era uma vez uma vinha. '.repeat(50)
    const wine = await cellar.addWine({ description: `${start}Fim.` })
    await wine.save({ description: `${start}Continua.` })
    const [edit] = await editsOf(wine)
    expect(edit?.before?.description).toMatch(/^….{290,}Fim\. \(1154 caracteres\)$/)
    expect(edit?.after?.description).toMatch(/^….{290,}Continua\. \(1159 caracteres\)$/)
  })

  it('pictures by the names of their files', async () => {
    const wine = await cellar.addWine()
    const [one, other] = [await addImage(wine), await addImage(wine)]
    await wine.save({ images: [{ url: other }] })
    expect(await editsOf(wine)).toMatchObject([
      { action: 'wine.images', before: { images: null }, after: { images: [nameOf(one)] } },
      {
        action: 'wine.images',
        before: { images: [nameOf(one)] },
        after: { images: [nameOf(one), nameOf(other)] },
      },
      {
        action: 'wine.images',
        before: { images: [nameOf(one), nameOf(other)] },
        after: { images: [nameOf(other)] },
      },
    ])
  })

  it('the same for a row of a spreadsheet', async () => {
    const title = `Planilha ${randomUUID()}`
    const wine = await cellar.addWine({ title, metadata: { enology: { vintage: 2019 } } })
    const done = await importFile(
      cellar.token,
      `wine_name;vintage;price_retail;quantity;country\n${title};2019;89,90;0;Chile\n`,
    )
    expect(done).toMatchObject({ status: 'done', imported: 1 })
    expect((await editsOf(wine)).find(({ action }) => action === 'wine.data')).toEqual({
      action: 'wine.data',
      before: { origin_country: null },
      after: { origin_country: 'CL' },
    })
  })
})
