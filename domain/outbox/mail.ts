import {
  INVITATION_LIFETIME_SECONDS,
  RESET_TOKEN_LIFETIME_SECONDS,
  TAX_ID_LINK_DAYS,
} from '../limits'
import { keysOf, type StatusEntry } from '../status'

/** What became of a mail that could not be delivered at once. */
export type FailedMailStatus = 'retrying' | 'gave_up'

export const FAILED_MAIL_STATUSES = {
  retrying: { label: 'Nova tentativa marcada', color: 'warning' },
  gave_up: { label: 'Não entregue', color: 'error' },
} satisfies Record<FailedMailStatus, StatusEntry>

export const FAILED_MAIL_STATUS_KEYS = keysOf<FailedMailStatus>(FAILED_MAIL_STATUSES)

/**
 * How long the link in a mail of this template works, in seconds; of those that are sent for the link's sake alone. An alert
 * ('owner-alert', 'staff-alert') is not among them: who learns late what was changed can still write to us.
 */
const LINK_LIFETIMES: Readonly<Record<string, number>> = {
  'password-reset': RESET_TOKEN_LIFETIME_SECONDS,
  invitation: INVITATION_LIFETIME_SECONDS,
  'team-invitation': INVITATION_LIFETIME_SECONDS,
  'staff-invitation': INVITATION_LIFETIME_SECONDS,
  'tax-id-request': TAX_ID_LINK_DAYS * 86_400,
}

/**
 * Whether the mail's link, or the code of the PIX that it asks for, has ended, so that nobody is helped by sending it any more.
 *
 * @param now milliseconds
 * @param pixMinutes how long an order waits for its PIX
 */
export function isMailStale(
  { template, created_at }: { template: string; created_at: string | Date },
  now: number,
  pixMinutes: number,
): boolean {
  const lifetime = template === 'order-pix' ? pixMinutes * 60 : LINK_LIFETIMES[template]
  return lifetime !== undefined && new Date(created_at).getTime() + lifetime * 1000 <= now
}
