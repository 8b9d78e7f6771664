import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { NoticeKind } from '#domain/notices/noticeKinds'
import { runStatement } from '../../engine/database/runStatement'

interface DoneWork {
  kinds: readonly NoticeKind[]
  /** The order or wine that the notices are about. */
  subjectId: string
  /** Of several that have one subject the one that was meant: a return of an order. */
  sourceId?: string
}

/**
 * What notices asked for is done: nobody of the seller has to read them any more. In the transaction of the act, so that both
 * happen or none.
 */
export async function settleNotices(
  transaction: Knex,
  { kinds, subjectId, sourceId }: DoneWork,
): Promise<void> {
  await runStatement(transaction, 'select notice_settle($1::text[], $2, $3)', [
    [...kinds],
    subjectId,
    sourceId ?? null,
  ])
}
