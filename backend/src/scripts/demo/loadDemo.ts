import { readFileSync } from 'node:fs'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Actor } from '../../engine/actor/actor'
import { createStaff } from '../../staff'
import { advanceOrder } from './advanceOrder'
import { backdate } from './backdate'
import { clearOrders } from './clearOrders'
import type { DemoPlan } from './demoPlan'
import { DEMO_ORIGIN, loadSellers } from './loadSellers'
import { loadWines } from './loadWines'
import { isLedgerOpen, openLedger } from './openLedger'
import { placeOrders } from './placeOrders'
import { runScript } from '../runScript'
import { closeSellers, openSellers } from './settleSellers'

/**
 * Loads the demonstration into a migrated database. Usage: loadDemo <plan.json>. After a crash, running it
 * again completes the load: whole producers and wines stay, orders are placed again.
 */
async function loadDemo(container: MedusaContainer, plan: DemoPlan): Promise<void> {
  if (await isLedgerOpen(container)) return
  await clearOrders(container)
  const [sellers, staff] = await Promise.all([
    loadSellers(container, plan.sellers),
    createStaff(container, plan.staff),
  ])
  const actor: Actor = {
    type: 'user',
    id: staff.id,
    email: plan.staff.email,
    origin: DEMO_ORIGIN,
  }
  await Promise.all([
    openSellers(container, sellers, actor),
    loadWines(container, sellers, plan.wines),
  ])
  const orders = await placeOrders(container, sellers, plan.orders)
  await Promise.all(
    sellers.map(async ({ plan: { key }, stockLocationId }) => {
      for (const order of orders) {
        if (order.plan.seller === key) await advanceOrder(container, order, stockLocationId)
      }
    }),
  )
  await backdate(container, plan, sellers, orders)
  await closeSellers(container, sellers, actor)
  await openLedger(container, sellers, actor)
}

runScript('demo', async (container, [plan = '']) => {
  await loadDemo(container, JSON.parse(readFileSync(plan, 'utf8')) as DemoPlan)
  return 'loaded'
})
