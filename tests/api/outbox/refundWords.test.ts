import { beforeAll, expect, it } from 'vitest'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import type * as rejection from '../../../backend/src/orders/mails/rejectionMail'
import type * as returns from '../../../backend/src/returns/mails/returnMail'
import { stubEngineSettings } from '../../support/stubEngineSettings'

let rejectionMail: typeof rejection.rejectionMail
let returnMail: typeof returns.returnMail

beforeAll(async () => {
  stubEngineSettings()
  ;({ rejectionMail } = await import('../../../backend/src/orders/mails/rejectionMail'))
  ;({ returnMail } = await import('../../../backend/src/returns/mails/returnMail'))
})

const order = {
  to: 'zelia@exemplo.com.br',
  sellerId: 'sel_1',
  orderId: 'order_1',
  displayId: 12,
  buyerName: 'Zélia',
  sellerName: 'Casa Lima',
}

it.each([
  [{ refunded: 5_990, before: 0 }, /^O valor pago, R\$\s59,90, volta para você/],
  [{ refunded: 5_990, before: 100 }, /^O restante do valor pago, R\$\s59,90, volta para você/],
  [{ refunded: 0, before: 5_990 }, /^O valor pago já tinha sido reembolsado\.$/],
  [{ refunded: 0, before: 0 }, /^Nada será cobrado\.$/],
])('a canceled order tells of its money: %j', (money, words) => {
  const { text } = rejectionMail({ ...order, ...money, items: [], reason: null })
  expect(text).toMatch(new RegExp(words.source, 'm'))
})

const returned = (facts: Partial<OrderReturn>) =>
  returnMail({
    ...order,
    one: {
      id: 'return_1',
      number: 3,
      state: 'waived',
      reason: 'broken',
      items: [{ id: 'line_1', title: 'Talha', quantity: 1, asked: 1 }],
      asked_at: '2026-11-20T12:00:00.000Z',
      requested_on: '2026-11-20',
      refusal: null,
      amount: { bottles: 5_990, freight: 0 },
      photos: [],
      opened_by: 'buyer',
      note: '',
      decided_at: null,
      closed_at: null,
      restocked: null,
      is_late: false,
      order_refunded: 0,
      bank_refuses: false,
      never_paid: false,
      ...facts,
    },
    isElsewhere: false,
    undone: 0,
    link: { url: 'https://winex.example/devolucao/1', secret: '1' },
  }).text

it('promises no more than staff may hold to, and no way back that the bank refuses', () => {
  expect(returned({})).toMatch(/Agora até R\$\s59,90 voltam para você pelo mesmo meio/)
  expect(returned({ reason: 'withdrawal' })).toMatch(/Agora R\$\s59,90 voltam para você/)
  expect(returned({ bank_refuses: true })).toMatch(/Agora até R\$\s59,90 voltam para você\./)
  expect(returned({ state: 'approved' })).toMatch(/Depois disso, até R\$\s59,90 voltam/)
})
