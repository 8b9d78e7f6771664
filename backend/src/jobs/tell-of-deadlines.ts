import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { tellOfDeadlines } from '../notices'

/** Tells sellers of orders whose deadline is near. Several engines may do so at once: each order has one notice. */
export default async function tellOfDeadlinesJob(container: MedusaContainer): Promise<void> {
  await tellOfDeadlines(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), new Date())
}

/** Every minute. */
export const config = { name: 'tell-of-deadlines', schedule: '* * * * *' }
