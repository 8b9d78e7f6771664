import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SellerListResponse } from '#domain/sellers/sellerWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

let staff = ''
let winery: Seller
const city = `São ${randomUUID().slice(0, 8)}`
const taxId = `${randomInt(10, 99)}.${randomInt(100, 999)}.${randomInt(100, 999)}/${randomInt(1000, 9999)}-00`

const list = async (query: string) =>
  (await call<SellerListResponse>(`/admin/sellers?${query}`, { token: staff })).body

beforeAll(async () => {
  staff = await tokenOf('staff')
  winery = await openSeller({ city })
  await sql('update seller set tax_id = $2 where id = $1', [winery.sellerId, taxId])
})

describe('the seller list', () => {
  it('finds a seller by city without accents, and by tax id masked or not', async () => {
    for (const q of [city.replace('ã', 'A').toUpperCase(), taxId, taxId.replace(/\D/g, '')]) {
      const found = await list(`q=${encodeURIComponent(q)}`)
      expect(found.sellers.map((seller) => seller.id)).toEqual([winery.sellerId])
      expect(found.count).toBe(1)
    }
  })

  it('sorts cities as people read them', async () => {
    const mark = `Serra ${randomUUID().slice(0, 8)}`
    for (const name of ['Zortéa', 'Água Doce', 'bento gonçalves', 'Canela'])
      await openSeller({ city: `${name} ${mark}` })
    const found = await list(`q=${encodeURIComponent(mark)}&order=city`)
    expect(found.sellers.map((seller) => seller.city?.replace(` ${mark}`, ''))).toEqual([
      'Água Doce',
      'bento gonçalves',
      'Canela',
      'Zortéa',
    ])
  })

  it('filters by contract and counts everything in the cards', async () => {
    const before = (await list('')).summary
    await sql('update seller set contract_signed = true where id = $1', [winery.sellerId])
    const after = (await list('contract=signed&limit=100')).summary
    expect(after).toEqual({ ...before, signed: before.signed + 1, unsigned: before.unsigned - 1 })
    expect((await list('contract=signed')).count).toBe(after.signed)
    expect((await list('contract=pending')).count).toBe(after.unsigned)
    expect((await list('')).count).toBe(after.total)
  })

  it('filters by status, by city, and by whether an unsigned contract has a rate to sign for', async () => {
    const own = await openSeller({ city: `Vila ${city}` })
    const ids = async (query: string) =>
      (await list(`city=${encodeURIComponent(`vila ${city}`.toUpperCase())}&${query}`)).sellers.map(
        ({ id }) => id,
      )
    expect(await ids('')).toEqual([own.sellerId])
    expect((await list(`q=&city=${encodeURIComponent(`vila ${city}`)}`)).count).toBe(1)
    expect(await ids('store_status=pending')).toEqual([own.sellerId])
    expect(await ids('store_status=active')).toEqual([])
    expect(await ids('contract=pending&rate=without')).toEqual([own.sellerId])
    expect(await ids('contract=pending&rate=with')).toEqual([])
    await call('/admin/commission/rules', {
      token: staff,
      body: {
        name: 'Taxa',
        reference: 'seller',
        reference_id: own.sellerId,
        is_active: true,
        rate: { type: 'percentage', percentage_rate: 10, include_tax: false },
      },
    })
    expect(await ids('contract=pending&rate=without')).toEqual([])
    expect(await ids('contract=pending&rate=with')).toEqual([own.sellerId])
    await sql('update seller set contract_signed = true where id = $1', [own.sellerId])
    expect(await ids('contract=pending&rate=with')).toEqual([])
    expect((await list('contract=pending&rate=without&limit=1')).count).toBeGreaterThan(0)
  })

  it('carries a new name into the rows of the wines', async () => {
    await winery.addWine()
    await sql(`update seller set name = 'Nome Novo' where id = $1`, [winery.sellerId])
    const wines = await call<{ products: { seller: { name: string } }[] }>(
      `/admin/products?q=${winery.mark}`,
      { token: staff },
    )
    expect(wines.body.products.map((wine) => wine.seller.name)).toEqual(['Nome Novo'])
  })
})
