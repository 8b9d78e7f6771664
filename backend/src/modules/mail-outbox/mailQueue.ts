import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

export interface MailQueue {
  /** Mails that wait, for their first attempt or another. */
  waiting: number
  /** Mails that nobody tries to send any more until staff say so. */
  givenUp: number
  /** How long the first mail that is due has been due. */
  oldestSeconds: number
}

/** The state of the queue of outgoing mail. */
export async function mailQueue(knex: Knex): Promise<MailQueue> {
  const [found] = await runStatement<MailQueue>(
    knex,
    `select count(*) filter (where gave_up_at is null)::int as waiting,
            count(*) filter (where gave_up_at is not null)::int as "givenUp",
            coalesce(extract(epoch from now() - min(next_attempt_at) filter
              (where gave_up_at is null and next_attempt_at <= now())), 0)::float8 as "oldestSeconds"
       from mail_outbox where sent_at is null and discarded_at is null`,
  )
  return found ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 }
}
