import type { MedusaContainer } from '@medusajs/framework/types'
import { engineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { onceOnly } from '../../engine/database/onceOnly'
import { inventoryItems, lockOrder, type OrderActInput } from '../../orders'
import { holdSeller } from '../../sellers'
import { takeStep } from './actOnReturn'
import { APPROVAL } from './approve-return'
import { openReturn, type ReturnWishInput } from './ask-return'
import { refundOf } from './refund-return'
import { waiver } from './waive-return'

/** Without an Idempotency-Key, the same refund within these seconds is a double click (R47). */
const REPETITION_SECONDS = 10

/**
 * Staff give money back for bottles that arrived and stay with the buyer: a return that is asked for, approved, waived and
 * refunded in one transaction, with one mail to the buyer and one to the seller. Equal requests make one (R31).
 *
 * @throws AppError as `askReturn` and `refundReturn`
 */
export async function refundBottles(
  container: MedusaContainer,
  {
    wish,
    amount,
    expected_refunded,
    elsewhere,
    idempotencyKey,
    ...input
  }: OrderActInput & {
    onBehalf: { reason: string }
    wish: ReturnWishInput['wish']
    /** Cents, no more than the bottles come to. */
    amount: number
    /** Cents that had been given back before. */
    expected_refunded: number
    /** The money went back in another way, as the bank refuses it. */
    elsewhere: boolean
    idempotencyKey: string | null
  },
): Promise<void> {
  const { orderId, sellerId } = input
  const cameAt = performance.now()
  const step = (): Promise<string> =>
    engineTransaction(container, async (transaction) => {
      const { knex } = transaction
      await holdSeller(knex, sellerId)
      await lockOrder(knex, orderId, sellerId)
      return onceOnly(
        knex,
        {
          scope: [orderId, 'return-refund'],
          key: idempotencyKey,
          request: { wish, amount, expected_refunded, elsewhere },
          repetitionSeconds: REPETITION_SECONDS,
          cameAt,
        },
        async () => {
          const opened = { ...input, openedBy: 'staff', wish } as const
          const returnId = await openReturn(container, transaction, opened)
          const one = { ...input, returnId }
          for (const before of [APPROVAL, waiver(container, input)])
            await takeStep(container, transaction, one, before, { isTold: false })
          const refund = refundOf(container, { ...input, amount, expected_refunded, elsewhere })
          await takeStep(container, transaction, one, refund)
          return returnId
        },
      )
    })
  await lockInTurn(
    container,
    [`order:${orderId}`, ...(await inventoryItems(container, orderId))],
    step,
  )
}
