import type { MedusaContainer } from '@medusajs/framework/types'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'
import { settleOrder } from '../checkout/settle-order'
import { unsettleOrder } from '../checkout/unsettle-order'

/** The hook stands in a conditional branch of the engine's workflow, where its types do not show it. */
interface OrderCreatedHook {
  orderCreated: (
    invoke: (
      input: { order_id: string },
      context: { container: MedusaContainer },
    ) => Promise<StepResponse<string, string>>,
    compensate: (
      orderId: string | undefined,
      context: { container: MedusaContainer },
    ) => Promise<void>,
  ) => void
}

/** A placed order becomes its seller's in the last step of the checkout, after the payment was authorized. */
const hooks = completeCartWorkflow.hooks as unknown as OrderCreatedHook
hooks.orderCreated(
  async ({ order_id: orderId }, { container }) => {
    await settleOrder(container, orderId)
    return new StepResponse(orderId, orderId)
  },
  async (orderId, { container }) => {
    if (orderId) await unsettleOrder(container, orderId)
  },
)
