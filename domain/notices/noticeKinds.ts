/** What a seller is told of. A new kind is also named in a migration of the module `notice`, which checks it. */
export const NOTICE_KINDS = [
  'order_placed',
  'deadline_near',
  'order_canceled',
  'order_return',
  'wine_decided',
  'stock_low',
  'import_done',
  'staff_message',
  'payout',
  'tax_id_given',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How a person is told of a kind: in the portal alone, also by mail, also in the daily summary, or not at all. */
export const NOTICE_MODES = ['portal', 'mail', 'daily', 'none'] as const
export type NoticeMode = (typeof NOTICE_MODES)[number]

/** What a person has chosen; a kind that is missing is as it comes, which the database knows (`notice_mode`). */
export type NoticeModes = Partial<Record<NoticeKind, NoticeMode>>

/** A sale that binds the seller, its end, and the money owed for it (docs/decisions/19). */
const ESSENTIAL: readonly NoticeKind[] = ['order_placed', 'order_canceled', 'payout']

/**
 * What a person may choose for a kind. What is essential cannot be switched off, and the main contact has the proof of
 * each payout by mail.
 */
export function allowedModes(kind: NoticeKind, isMainContact: boolean): readonly NoticeMode[] {
  if (kind === 'payout' && isMainContact) return ['mail']
  return ESSENTIAL.includes(kind) ? NOTICE_MODES.filter((mode) => mode !== 'none') : NOTICE_MODES
}
