import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { StoreLabel, SellerLabel } from '#domain/labels/bottleLabelWire'
import type { StoreProduct } from '#domain/shop/storeCatalogueWire'
import { keepLabels } from '../../../backend/src/labels/writes/keepLabels'
import { LABEL_LETTERS } from '#domain/labels/bottle/labelCode'
import { call } from '../../support/http'
import { openSeller, setSellerStatus } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { sql, world } from '../../support/world'

const labelOf = async (token: string, id: string): Promise<SellerLabel> => {
  const { body, text } = await call<{ labels: SellerLabel[] }>(`/vendor/labels?ids=${id}`, {
    token,
  })
  const [label] = body.labels ?? []
  if (!label) throw new Error(text)
  return label
}

const read = (code: string) => call<{ label: StoreLabel }>(`/store/labels/${code}`)
const stateOf = async (code: string) => (await read(code)).body.label?.state

async function askForPage(code: string, path = '') {
  const answer = await fetch(`${world.url}/rotulo/${code}${path}`, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The gateway gives the engine five seconds for a page, and other tests' calls come before: who is told to come again does. */
const pageOf = (code: string, path = '') =>
  vi.waitFor(
    async () => {
      const page = await askForPage(code, path)
      expect(page.headers.has('retry-after')).toBe(false)
      return page
    },
    { timeout: 120_000, interval: 200 },
  )

const sheet = (vintage?: number) => ({
  metadata: {
    classification: { type: 'red' },
    enology: vintage ? { vintage } : {},
    technical_analysis: { alcohol_percentage: 12.5, total_so2_mgl: 40 },
  },
})

async function openLabelled(vintage?: number) {
  const shop = await openShop({ wines: 1 })
  const [wine] = shop.wines
  if (!wine) throw new Error('no wine')
  const saved = await wine.save(sheet(vintage))
  expect(saved.status, saved.text).toBe(200)
  return { shop, wine, label: await labelOf(shop.token, wine.id) }
}

describe('the code of a wine', () => {
  it('has eight letters and digits, and the wine’s own store record leads to its page', async () => {
    const { wine, label } = await openLabelled(2023)
    expect(label.code).toMatch(new RegExp(`^[${LABEL_LETTERS}]{8}$`))
    expect(label).toMatchObject({ vintage: '2023', page: 'current', older: [] })
    const { body } = await call<{ product: StoreProduct }>(`/store/products/${wine.id}`)
    expect(body.product.label).toEqual({ code: label.code, page_url: label.page_url })
    expect(label.page_url).toMatch(new RegExp(`/rotulo/${label.code}$`))
  })

  it('leads to the facts of the store, on the page and in the API, in any case', async () => {
    const { shop, wine, label } = await openLabelled(2023)
    const answer = await read(label.code.toLowerCase())
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.label).toMatchObject({
      code: label.code,
      state: 'current',
      newer: null,
      wine: {
        title: wine.title,
        vintage: '2023',
        facts: expect.arrayContaining([
          {
            key: 'cnpj',
            name: { pt: 'CNPJ', en: 'Tax number (CNPJ)' },
            value: { pt: '11.222.333/0001-81', en: '11.222.333/0001-81' },
          },
          expect.objectContaining({ key: 'volume', value: { pt: '750ml', en: '750ml' } }),
        ]) as unknown,
      },
    })
    const page = await pageOf(label.code)
    expect(page.status).toBe(200)
    for (const text of [wine.title, '12,5% vol', 'CONTÉM SULFITOS', 'Linha Palmeiro, 120'])
      expect(page.text).toContain(text)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.text).not.toContain('<script')
    expect(answer.text).not.toContain(shop.sellerId)
    expect((await pageOf(label.code, '/en')).text).toContain('12.5% vol')
    const lower = await pageOf(label.code.toLowerCase())
    expect([lower.status, lower.headers.get('location')]).toEqual([308, `/rotulo/${label.code}`])
  })

  it('of a person tells neither the CPF nor the address', async () => {
    const { shop, label } = await openLabelled(2023)
    await sql(`update seller set tax_id = '529.982.247-25' where id = $1`, [shop.sellerId])
    const [answer, page] = [await read(label.code), await pageOf(label.code)]
    expect(page.text).toContain('Garibaldi – RS')
    for (const text of [answer.text, page.text]) expect(text).not.toMatch(/529\.982|Palmeiro/)
  })
})

describe('how a wine was made', () => {
  it('is told with who attests it; a page that is kept has no picture of the draft', async () => {
    const { wine, label } = await openLabelled(2023)
    await wine.save({
      metadata: {
        ...sheet(2023).metadata,
        agricultural_practice: 'organic',
        certifications: [
          'Orgânico Brasil (IBD), nº 7, válido até 31/12/2099',
          'Laudo Randon, 01/02/2024',
        ],
      },
    })
    await sql(`update product set thumbnail = '/files/outro-thumb.webp' where id = $1`, [wine.id])
    const { body } = await read(label.code)
    expect(body.label).toMatchObject({
      picture: '/files/outro-thumb.webp',
      wine: {
        kind: 'red',
        maker: { place: 'Garibaldi, RS' },
        dossier: {
          lines: [
            { key: 'practice', by: 'certificate' },
            {
              key: 'so2',
              value: { pt: '40 mg/L' },
              by: 'report',
              word: { pt: 'Laudo: Randon, 01/02/2024' },
            },
          ],
        },
      },
    })
    const page = await pageOf(label.code)
    expect(page.text).toContain('<img src="/files/outro-thumb.webp"')
    expect(page.text).toContain('Certificado Orgânico Brasil (IBD), nº 7, válido até 31/12/2099')
    await wine.setStatus('draft')
    const kept = (await read(label.code)).body.label
    expect([kept.state, kept.picture, kept.wine?.dossier.lines.length]).toEqual(['kept', null, 2])
    expect((await pageOf(label.code)).text).toContain('<img src="/bottles/red.svg"')
  })
})

describe('what a page keeps', () => {
  it('a wine that was never published says what an unknown code says', async () => {
    const seller = await openSeller({ status: 'ACTIVE' })
    const wine = await seller.addWine(sheet(2023))
    const { code, page: told } = await labelOf(seller.token, wine.id)
    expect(told).toBe('none')
    const [draft, unknown] = [await read(code), await read('22222222')]
    expect([draft.status, draft.text]).toEqual([404, unknown.text])
    const [page, other] = [await pageOf(code), await pageOf('22222222')]
    expect([page.status, page.text]).toEqual([404, other.text])
  })

  it('a paused wine says what it said last, and nothing of its draft', async () => {
    const { wine, label } = await openLabelled(2023)
    await wine.setStatus('draft')
    await wine.save({ title: 'Ainda em segredo' })
    expect(await stateOf(label.code)).toBe('kept')
    const page = await pageOf(label.code)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Este vinho não está à venda na winex agora.')
    expect(page.text).toContain(wine.title)
    expect(page.text).not.toContain('Ainda em segredo')
    await wine.setStatus('published')
    expect(await stateOf(label.code)).toBe('current')
    expect((await pageOf(label.code)).text).toContain('Ainda em segredo')
  })

  it('a paused wine’s page is corrected for the bottles that are sold already', async () => {
    const { shop, wine, label } = await openLabelled(2023)
    const refresh = () =>
      call<{ label: SellerLabel }>(`/vendor/products/${wine.id}/label`, {
        token: shop.token,
        method: 'POST',
      })
    expect((await refresh()).status, 'a published wine’s page follows by itself').toBe(403)
    await wine.setStatus('draft')
    expect((await labelOf(shop.token, wine.id)).is_outdated).toBe(false)
    await wine.save({ title: 'Com o alérgeno certo' })
    expect((await labelOf(shop.token, wine.id)).is_outdated).toBe(true)
    for (const again of [false, true]) {
      const answer = await refresh()
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.label, String(again)).toMatchObject({ page: 'kept', is_outdated: false })
    }
    expect((await read(label.code)).body.label).toMatchObject({
      state: 'kept',
      wine: { title: 'Com o alérgeno certo' },
    })
    expect(
      await sql(`select 1 from audit_entry where resource_id = $1 and action = 'wine.label'`, [
        wine.id,
      ]),
    ).toHaveLength(1)
  })

  it('what staff took out of the store, and a vintage that never was in it, cannot be said by hand', async () => {
    const { shop, wine, label } = await openLabelled(2023)
    const refresh = () =>
      call(`/vendor/products/${wine.id}/label`, { token: shop.token, method: 'POST' })
    await wine.setStatus('draft')
    await wine.save(sheet(2024))
    expect((await refresh()).status).toBe(403)
    await wine.save(sheet(2023))
    await sql(`update product set status = 'rejected' where id = $1`, [wine.id])
    expect((await refresh()).status).toBe(403)
    expect(await stateOf(label.code)).toBe('removed')
  })

  it('a new vintage has a code of its own; the old one keeps what it said and leads there', async () => {
    const { shop, wine, label } = await openLabelled(2023)
    await wine.save({ title: 'Outro nome', ...sheet(2024) })
    const next = await labelOf(shop.token, wine.id)
    expect(next).toMatchObject({
      vintage: '2024',
      older: [{ code: label.code, vintage: '2023' }],
    })
    expect(next.code).not.toBe(label.code)
    expect((await read(label.code)).body.label).toMatchObject({
      state: 'kept',
      wine: { title: wine.title, vintage: '2023' },
      newer: { code: next.code, vintage: '2024' },
    })
    await wine.save(sheet(2023))
    expect((await labelOf(shop.token, wine.id)).code).toBe(label.code)
    expect(await stateOf(label.code)).toBe('current')
  })

  it('a vintage that is filled in later changes no code', async () => {
    const { shop, wine, label } = await openLabelled()
    expect(label.vintage).toBeNull()
    await wine.save(sheet(2023))
    expect(await labelOf(shop.token, wine.id)).toMatchObject({
      code: label.code,
      vintage: '2023',
      older: [],
    })
    expect(await stateOf(label.code)).toBe('current')
  })

  it('a vintage that is corrected before it was published changes no code, a published one has its own', async () => {
    const { token, addWine } = await openSeller({ status: 'ACTIVE' })
    const wine = await addWine(sheet(2023))
    const { code } = await labelOf(token, wine.id)
    for (const vintage of [undefined, 2025, 2024]) {
      await wine.save(sheet(vintage))
      expect(await labelOf(token, wine.id)).toMatchObject({
        code,
        vintage: vintage ? String(vintage) : null,
        older: [],
      })
    }
    await sql(`update product set status = 'published' where id = $1`, [wine.id])
    expect((await read(code)).body.label).toMatchObject({
      state: 'current',
      wine: { vintage: '2024' },
    })
    await sql(`update product set status = 'draft' where id = $1`, [wine.id])
    await wine.save(sheet(2025))
    const next = await labelOf(token, wine.id)
    expect(next).toMatchObject({ vintage: '2025', older: [{ code, vintage: '2024' }] })
    // the published vintage has its code already, and the other one keeps the code that it was given
    await wine.save(sheet(2024))
    expect((await labelOf(token, wine.id)).code).toBe(code)
    await wine.save(sheet(2025))
    expect((await labelOf(token, wine.id)).code).toBe(next.code)
  })

  it.each(['archived', 'draft', 'proposed'])(
    'what staff rejected is not told again when the wine is %s',
    async (status) => {
      const { wine, label } = await openLabelled(2023)
      await sql(`update product set status = 'rejected' where id = $1`, [wine.id])
      await sql('update product set status = $2 where id = $1', [wine.id, status])
      expect((await read(label.code)).body.label).toMatchObject({ state: 'removed', wine: null })
    },
  )

  it.each([
    ['rejected by staff', `update product set status = 'rejected' where id = $1`],
    ['deleted', `update product set deleted_at = now() where id = $1`],
  ])('a wine that was %s says that it has left, and nothing else', async (_what, statement) => {
    const { wine, label } = await openLabelled(2023)
    await sql(statement, [wine.id])
    expect((await read(label.code)).body.label).toMatchObject({ state: 'removed', wine: null })
    const page = await pageOf(label.code)
    expect(page.status).toBe(410)
    expect(page.text).toContain('Este vinho saiu da winex')
    expect(page.text).not.toContain(wine.title)
  })

  it('so does one of a producer who is not active, until they are again', async () => {
    const { shop, wine, label } = await openLabelled(2023)
    await setSellerStatus(shop.sellerId, 'INACTIVE')
    expect(await stateOf(label.code)).toBe('removed')
    const page = await pageOf(label.code)
    expect([page.status, page.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect(page.text).not.toContain(wine.title)
    await setSellerStatus(shop.sellerId, 'ACTIVE')
    expect(await stateOf(label.code)).toBe('current')
  })

  it('an archived wine keeps its facts: its bottles are in cellars', async () => {
    const { wine, label } = await openLabelled(2023)
    await sql(`update product set status = 'archived' where id = $1`, [wine.id])
    expect((await read(label.code)).body.label).toMatchObject({
      state: 'kept',
      wine: { title: wine.title },
    })
  })
})

describe('who is told what', () => {
  it('a seller reads the codes of the own wines, in the asked sequence; another’s are missing', async () => {
    const [shop, other] = [await openShop({ wines: 2 }), await openShop({ wines: 1 })]
    const ids = shop.wines.map(({ id }) => id).reverse()
    const own = await call<{ labels: SellerLabel[] }>(`/vendor/labels?ids=${ids.join(',')}`, {
      token: shop.token,
    })
    expect(own.body.labels.map(({ product_id: id }) => id)).toEqual(ids)
    const mixed = await call(`/vendor/labels?ids=${ids.join(',')},${other.wines[0]?.id}`, {
      token: shop.token,
    })
    expect([mixed.status, mixed.body.message]).toEqual([404, 'Vinho não encontrado'])
  })

  it.each([
    ['without ids', ''],
    ['with an empty one', '?ids='],
    ['with 201 of them', `?ids=${Array.from({ length: 201 }, (_, at) => `prod_${at}`).join(',')}`],
    ['with markup', `?ids=${encodeURIComponent('<script>')}`],
  ])('the list %s is refused', async (_what, query) => {
    const { token } = await openSeller({ status: 'ACTIVE' })
    expect((await call(`/vendor/labels${query}`, { token })).status).toBe(400)
  })

  it.each(['K'.repeat(1_000), '%00', 'K7QF2MXO', `'; drop table wine_label; --`])(
    'the code %s is nobody’s',
    async (code) => {
      const answer = await read(encodeURIComponent(code).replace('%2500', '%00'))
      expect([400, 404]).toContain(answer.status)
      expect([400, 404]).toContain((await pageOf(encodeURIComponent(code))).status)
    },
  )

  it('two hundred guesses at once find nothing, and the next visitor is served', async () => {
    const { label } = await openLabelled(2023)
    const guesses = Array.from({ length: 200 }, () =>
      randomUUID().toUpperCase().replace(/[01-]/g, '').slice(0, 8).padEnd(8, 'Z'),
    )
    const responses = await Promise.all(guesses.map((code) => askForPage(code)))
    // Few of one address are asked at a time: on a busy machine the last ones are told to come again.
    const told = responses.filter(({ headers }) => !headers.has('retry-after'))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([404]))
    for (const { status } of responses) expect([404, 429, 503]).toContain(status)
    expect((await pageOf(label.code)).status).toBe(200)
  })
})

it('wines of before get their codes, and running it again changes none', async () => {
  const { wine, label, shop } = await openLabelled(2023)
  await sql('delete from wine_label where product_id = $1', [wine.id])
  const raw = (text: string) => sql(text)
  await keepLabels({ raw })
  const given = await labelOf(shop.token, wine.id)
  expect(given.code).not.toBe(label.code)
  expect(await stateOf(given.code)).toBe('current')
  await keepLabels({ raw })
  expect(await labelOf(shop.token, wine.id)).toEqual(given)
})
