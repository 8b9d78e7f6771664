import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, test, vi } from 'vitest'
import { refundPayment } from '../../backend/src/orders/writes/refundPayment'

// holds of the ledger, which read the engine's configuration
vi.mock('../../backend/src/money', () => ({}))

/** As the engine's: it makes the refund by a service of its own and tells the provider its id. */
class PaymentModule {
  readonly keys: unknown[] = []
  isRefusing = false
  refundService_ = {
    create: (data: { id?: string }) => Promise.resolve({ id: data.id ?? `ref_${Math.random()}` }),
  }
  async refundPayment(data: object): Promise<{ refunds: { id: string }[] }> {
    const refund = await this.refundService_.create({ ...data })
    this.keys.push(refund.id)
    if (this.isRefusing) throw new Error('the provider has refused, or its answer is lost')
    return { refunds: [refund] }
  }
}

/** Refunds of one paid order by this module, and what is entered for them. */
function refunding(payments: PaymentModule) {
  const entered: unknown[] = []
  const container = createMedusaContainer()
  container.register({
    [Modules.PAYMENT]: asValue(payments),
    [Modules.ORDER]: asValue({
      addOrderTransactions: (one: { reference_id: string }) => {
        entered.push(one.reference_id)
        return Promise.resolve()
      },
    }),
  })
  const refund = (amount: number, refunded = '0') =>
    refundPayment(
      container,
      { context: () => ({}), knex: undefined as never },
      {
        orderId: 'order_1',
        payment: {
          id: 'pay_1',
          currency_code: 'brl',
          provider_id: 'pp_system_default',
          is_canceled: false,
          captured: '100',
          refunded,
          undone: 0,
          end_to_end_id: null,
          received_at: null,
          has_failed: false,
        },
        amount,
        actorId: 'user_1',
      },
    )
  return { refund, entered }
}

test('a provider that does not answer is not waited for without end, and nothing is entered', async () => {
  vi.useFakeTimers()
  try {
    const payments = new PaymentModule()
    payments.refundPayment = () => new Promise(() => undefined)
    const { refund, entered } = refunding(payments)
    const refused = expect(refund(59.9)).rejects.toThrow(/não respondeu a tempo/)
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(entered).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a refund that is tried again has the same key for the provider, another refund has another', async () => {
  const payments = new PaymentModule()
  const { refund, entered } = refunding(payments)
  payments.isRefusing = true
  await expect(refund(59.9)).rejects.toThrow(/recusou o reembolso/)
  expect(entered).toEqual([])
  payments.isRefusing = false
  await refund(59.9)
  await refund(10)
  await refund(59.9, '59.9')
  const [lost, again, smaller, second] = payments.keys
  expect(again).toBe(lost)
  expect(new Set([again, smaller, second]).size).toBe(3)
  expect(entered).toEqual([again, smaller, second])
})
