/** What waits for staff, in the order of the page. */
export const HOME_QUEUES = [
  'wines',
  'producers',
  'contracts',
  'applications',
  'late_approve',
  'late_ship',
  'owed',
  'returns',
  'messages',
  'low_acceptance',
  'mails',
] as const
export type HomeQueue = (typeof HOME_QUEUES)[number]
