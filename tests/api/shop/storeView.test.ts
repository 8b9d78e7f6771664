import { expect, it } from 'vitest'
import type { StoreProduct } from '#domain/shop/storeCatalogueWire'
import { buy } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop } from '../../support/openShop'
import { sql } from '../../support/world'

it('a seller sees the wine exactly as the store shows it, and nothing where the store shows none', async () => {
  const shop = await openShop({ wines: 1 })
  const id = shop.wines[0]?.id ?? ''
  const seen = async () => {
    const answer = await call<{ product: StoreProduct | null }>(`/vendor/products/${id}/store`, {
      token: shop.token,
    })
    expect(answer.status, answer.text).toBe(200)
    return answer.body.product
  }
  const { body } = await buy(`products/${id}`)
  expect(await seen()).toEqual(body.product)
  expect((await seen())?.variants[0]?.calculated_price.calculated_amount).toBe(59.9)
  await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [shop.sellerId])
  expect(await seen()).toBeNull()
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [shop.sellerId])
  await shop.wines[0]?.setStatus('draft')
  expect(await seen()).toBeNull()
})
