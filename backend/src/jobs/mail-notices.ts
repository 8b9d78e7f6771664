import type { MedusaContainer } from '@medusajs/framework/types'
import { REVIEW_HOLD_SECONDS } from '#domain/limits'
import { mailNotices, mailSummaries } from '../notices'

/** Queues the mails of notices: those wanted at once, and the daily summaries whose hour has come. */
export default async function mailNoticesJob(container: MedusaContainer): Promise<void> {
  await mailNotices(container)
  // late by what is still held: what was written just before somebody's hour may be taken back
  await mailSummaries(container, new Date(Date.now() - REVIEW_HOLD_SECONDS * 1000))
}

/** Every ten seconds. */
export const config = { name: 'mail-notices', schedule: '*/10 * * * * *' }
