import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'
import { computeCommission } from '#domain/commission'
import { toCents, toReais } from '#domain/money'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'
import { findCommissionRule } from '../sellers/findCommissionRule'
import { sellersOfProducts } from '../orders/sellersOfProducts'

interface OrderItem {
  id: string
  product_id: string | null
  /** Decimal reais. */
  total: number | string
}

interface Made {
  link: Record<string, Record<string, string>>
  lineIds: string[]
}

/** The hook stands in a conditional branch of the engine's workflow, where its types do not show it. */
interface OrderCreatedHook {
  orderCreated: (
    invoke: (
      input: { order_id: string },
      context: { container: MedusaContainer },
    ) => Promise<StepResponse<Made | null, Made | null>>,
    compensate: (
      made: Made | null | undefined,
      context: { container: MedusaContainer },
    ) => Promise<void>,
  ) => void
}

/** A placed order is linked to its seller and its commission is kept at the rate that holds now. */
const hooks = completeCartWorkflow.hooks as unknown as OrderCreatedHook
hooks.orderCreated(
  async ({ order_id: orderId }, { container }) => {
    // Selecting a total makes the order module compute the totals of the lines as well.
    const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, {
      select: ['id', 'item_total'],
      relations: ['items', 'items.adjustments', 'items.tax_lines'],
    })
    const items = (order.items ?? []) as unknown as OrderItem[]
    const owners = await sellersOfProducts(
      container,
      items.flatMap((item) => (item.product_id ? [item.product_id] : [])),
    )
    const [owner] = owners.values()
    if (!owner) return new StepResponse<Made | null, Made | null>(null, null)
    const link = {
      [SELLER_MODULE]: { seller_id: owner.sellerId },
      [Modules.ORDER]: { order_id: orderId },
    }
    await container.resolve(ContainerRegistrationKeys.LINK).create(link)
    const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
    const rule = await findCommissionRule(container, owner.sellerId)
    const lines: { id: string }[] = await sellers.createOrderCommissionLines(
      items.map((item) => {
        const base = toCents(Number(item.total))
        const rate = rule ? Number(rule.percentage_rate) : 0
        return {
          order_id: orderId,
          item_id: item.id,
          seller_id: owner.sellerId,
          rule_id: rule?.rule_id ?? null,
          percentage_rate: rule?.percentage_rate ?? '0',
          base_amount: String(toReais(base)),
          amount: String(toReais(computeCommission(base, rate))),
        }
      }),
    )
    const made: Made = { link, lineIds: lines.map((line) => line.id) }
    return new StepResponse<Made | null, Made | null>(made, made)
  },
  async (made, { container }) => {
    if (!made) return
    const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
    await sellers.deleteOrderCommissionLines(made.lineIds)
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(made.link)
  },
)
