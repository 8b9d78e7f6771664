import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { NOTICE_REASON_MAX } from '#domain/limits'
import type { NoticeKind } from '#domain/notices/noticeKinds'
import { cutText } from '#domain/text/cutText'
import type { NoticeData } from '#domain/notices/noticeWire'
import { runStatement } from '../../engine/database/runStatement'

export interface NewNotice {
  sellerId: string
  kind: NoticeKind
  /** Names what happened: the same kind and source is the same notice. */
  sourceId: string
  /** The order, wine, import or payout where it is looked at. */
  subjectId: string
  data: NoticeData
}

/**
 * Tells everybody of a seller, once, in the transaction of what happened: both or none.
 *
 * @param hasOwnMail the caller has a mail of its own for the main contact
 * @returns whether that mail is wanted; false as well when the notice was written before
 */
export async function writeNotice(
  transaction: Knex,
  { sellerId, kind, sourceId, subjectId, data: { reason, ...data } }: NewNotice,
  { hasOwnMail = false }: { hasOwnMail?: boolean } = {},
): Promise<boolean> {
  const facts = reason ? { ...data, reason: cutText(reason, NOTICE_REASON_MAX) } : data
  const [written] = await runStatement<{ mode: string | null }>(
    transaction,
    `select notice_write($1, $2, $3, $4, $5::jsonb, $6) as mode`,
    [sellerId, kind, sourceId, subjectId, JSON.stringify(facts), hasOwnMail],
  )
  return written?.mode === 'mail'
}
