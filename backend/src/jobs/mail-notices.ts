import type { MedusaContainer } from '@medusajs/framework/types'
import { mailNotices, mailSummaries } from '../notices'

/** Queues the mails of notices: those wanted at once, and the daily summaries whose hour has come. */
export default async function mailNoticesJob(container: MedusaContainer): Promise<void> {
  await mailNotices(container)
  await mailSummaries(container, new Date())
}

/** Every ten seconds. */
export const config = { name: 'mail-notices', schedule: '*/10 * * * * *' }
