import { beforeAll, expect, it } from 'vitest'
import { missingForLabel } from '#domain/labels/labelFacts'
import { labelWine } from '#domain/labels/labelWine'
import type { WineMetadata } from '#domain/wines/sheet/index'
import type { Member } from '#domain/team/memberWire'
import type { SellerProductListResponse } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { openSeller, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { sql } from '../../support/world'

let winery: Seller
const wines: Wine[] = []

const sheet = (over: WineMetadata = {}): WineMetadata => ({
  classification: { type: 'red', sweetness_level: 'dry' },
  technical_analysis: { alcohol_percentage: 12.5 },
  ingredients: ['grape'],
  ...over,
  label: {
    mapa_registration: 'RS 012345-6.000001',
    wine_class: 'fine',
    lot: 'L1',
    contains_gluten: false,
    ...over.label,
  },
})

/** A complete one, one for each fact that is missing, and those that are asked for more. */
const SHEETS: (WineMetadata | null)[] = [
  sheet(),
  null,
  {},
  { label: null, ingredients: null },
  sheet({ ingredients: [] }),
  sheet({ technical_analysis: { alcohol_percentage: 0 } }),
  sheet({ technical_analysis: {} }),
  sheet({ label: { lot: '[]' } }),
  sheet({ label: { lot: '' } }),
  sheet({ label: { contains_gluten: null } }),
  sheet({ label: { contains_gluten: true } }),
  sheet({ label: { mapa_registration: 'em andamento' } }),
  sheet({ label: { mapa_registration: 'registro no MAPA: sc012345-6.000001' } }),
  sheet({ label: { mapa_registration: 'XX 012345-6.000001' } }),
  sheet({ label: { wine_class: null } }),
  sheet({ label: { wine_class: 'sparkling' } }),
  sheet({
    label: { wine_class: 'sparkling' },
    technical_analysis: { alcohol_percentage: 12, residual_sugar: 0 },
  }),
  sheet({ classification: { type: 'sparkling', sweetness_level: 'sweet' } }),
  sheet({
    classification: { type: 'sparkling', sweetness_level: 'sweet' },
    label: { sparkling_color: 'rose' },
  }),
  sheet({ classification: { type: 'white' } }),
  sheet({ label: { colonial: true } }),
  sheet({ agricultural_practice: 'organic' }),
  sheet({ agricultural_practice: 'organic', label: { organic_control: 'audit' } }),
  sheet({ agricultural_practice: 'organic', label: { organic_control: 'direct_sale' } }),
  sheet({
    agricultural_practice: 'organic',
    label: { organic_control: 'participatory', organic_body: 'Ecovida 123' },
  }),
  sheet({ agricultural_practice: 'natural' }),
]

const listed = async () => {
  const { body } = await call<SellerProductListResponse>(
    '/vendor/products?lacks=label&limit=100&order=title',
    { token: winery.token },
  )
  expect(body.count).toBe(body.products.length)
  return body.products.map(({ id }) => id).sort()
}

/** What the rules of the domain say of the same wines and the same profile. */
async function judged(): Promise<string[]> {
  const { member } = (await call<{ member: Member }>('/vendor/me', { token: winery.token })).body
  const read = await Promise.all(wines.map((wine) => wine.read()))
  return read
    .filter((wine) => missingForLabel(labelWine(wine), member.seller ?? {}).length > 0)
    .map(({ id }) => id)
    .sort()
}

beforeAll(async () => {
  winery = await openSeller()
  for (const metadata of SHEETS)
    wines.push(await winery.addWine({ price: 0, metadata, origin_country: 'BR' }))
  wines.push(await winery.addWine({ price: 0, metadata: sheet() }))
})

it("the filter 'Falta para o rótulo' finds exactly the wines whose label lacks something", async () => {
  const found = await listed()
  expect(found).toEqual(await judged())
  expect(found).not.toContain(wines[0]?.id)
  expect(found).toContain(wines[1]?.id)
  // Complete: as it is, no alcohol, a lot of brackets, gluten, another registration, nature, rosé, colonial, natural; the last one has no country.
  expect(wines.length - found.length).toBe(9)
})

it('follows the profile: a certificate for organic wines, an address for all', async () => {
  const before = await listed()
  await sql(`update seller set certifications = '["/files/certificado.png"]' where id = $1`, [
    winery.sellerId,
  ])
  const certified = await listed()
  expect(certified).toEqual(await judged())
  expect(before.length - certified.length).toBe(2)
  await sql(`update seller set address_line = '' where id = $1`, [winery.sellerId])
  expect(await listed()).toEqual(await judged())
  expect(await listed()).toHaveLength(wines.length)
  await sql(`update seller set address_line = 'Linha 1' where id = $1`, [winery.sellerId])
})

it('follows the wine, and the export has the same wines', async () => {
  const [first] = wines
  await first?.save({ metadata: sheet({ label: { lot: null } }) })
  expect(await listed()).toContain(first?.id)
  const file = await call('/vendor/products/export.csv?lacks=label', { token: winery.token })
  expect(file.text).toContain('mapa_registration')
  expect(file.text).toContain(String(first?.title))
  await first?.save({ metadata: sheet() })
  expect(await listed()).not.toContain(first?.id)
})
