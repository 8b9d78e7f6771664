import { afterAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { closeDatabase } from '../../support/world'

afterAll(closeDatabase)

async function store(path: string) {
  const config = await call<{ publishable_key: string }>('/public/config')
  return call<{ products: { seller?: Record<string, unknown> }[] }>(`/store/${path}`, {
    headers: { 'x-publishable-api-key': config.body.publishable_key },
  })
}

describe('the fields that a consumer may choose', () => {
  it.each([
    '*seller',
    'seller',
    '+seller',
    '*seller.members',
    'seller.members.cpf',
    'seller.email',
    'id,seller.tax_id',
    'seller_link.seller.phone',
    'variants.product.seller.email',
    '%2Aseller',
    'seller.*',
    'seller.id.seller.email',
  ])('do not reach the private data of a producer: fields=%s', async (fields) => {
    for (const query of [`fields=${fields}`, `fields[]=id&fields[]=${fields}`]) {
      const answer = await store(`products?limit=1&${query}`)
      expect(answer.status).toBe(400)
      expect(answer.text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}|@casapevarello/)
    }
  })

  it('reach what a shop shows of the producer', async () => {
    const { body } = await store('products?limit=1&fields=id,seller.name,seller.region')
    expect(body.products[0]?.seller?.name).toBeTruthy()
    expect(Object.keys(body.products[0]?.seller ?? {})).not.toContain('tax_id')
  })
})
