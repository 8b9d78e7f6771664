/** Proposed wines, by whom they wait for: staff, who may publish them, or their producer, as something for a sale is missing. */
export const REVIEW_QUEUES = ['ready', 'waiting'] as const
export type ReviewQueueName = (typeof REVIEW_QUEUES)[number]
