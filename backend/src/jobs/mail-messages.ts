import type { MedusaContainer } from '@medusajs/framework/types'
import { mailMessages } from '../messages'

/** Queues the mails of messages on orders that stay unread. Several engines may do so: one at a time does. */
export default async function mailMessagesJob(container: MedusaContainer): Promise<void> {
  await mailMessages(container)
}

/** Every ten seconds. */
export const config = { name: 'mail-messages', schedule: '*/10 * * * * *' }
