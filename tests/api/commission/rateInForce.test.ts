import { expect, it } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import { openShop } from '../../support/openShop'

it('a sale is charged the rate that was signed last; a changed one waits for its signature (R56)', async () => {
  const shop = await openShop({ wines: 1, rate: '10' })
  const { token } = shop
  const sign = async () => {
    const answer = await call('/vendor/sellers/me/contract/sign', { token, body: {} })
    expect(answer.status, answer.text).toBe(200)
  }
  const charged = async () => (await shop.order(await placeOrder(shop))).commission?.percentage_rate
  const rates = async () => {
    const { body } = await call<{
      commission_rules: { rate: { id: string; percentage_rate: number } }[]
      rate_in_force: number
    }>('/vendor/commission', { token })
    const [rule] = body.commission_rules
    return { rule: rule?.rate.percentage_rate, inForce: body.rate_in_force, id: rule?.rate.id }
  }
  // before the first signature the rule's
  expect(await charged()).toBe(10)
  await sign()
  const { id } = await rates()
  const answer = await asStaff(`/admin/commission/rate/${id}`, { percentage_rate: 20 })
  expect(answer.status, answer.text).toBe(200)
  expect(await rates()).toMatchObject({ rule: 20, inForce: 10 })
  expect(await charged()).toBe(10)
  await sign()
  expect(await rates()).toMatchObject({ rule: 20, inForce: 20 })
  expect(await charged()).toBe(20)
})
