import { setTimeout as pause } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { MissingReceipts } from '#domain/pix/pixWire'
import { runStatement } from '../../engine/database/runStatement'
import { bookNotices } from './book-notices'
import { noteReceipts } from './noteReceipts'

/** How long a person waits for the outcome; what is not known then is asked for by the job. */
const PATIENCE_MS = 8000

/**
 * Puts payments that the bank shows and we do not have into the line and books what the bank answers for them, as if
 * it had told of them.
 */
export async function askForMissing(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<MissingReceipts> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await noteReceipts(knex, ids)
  await Promise.race([bookNotices(container), pause(PATIENCE_MS, undefined, { ref: false })])
  const [found] = await runStatement<Omit<MissingReceipts, 'asked'>>(
    knex,
    `select count(*) filter (where state = 'booked')::int as booked, count(*) filter (where state <> 'booked')::int as waiting
       from pix_receipt where end_to_end_id = any($1)`,
    [ids],
  )
  const { booked = 0, waiting = 0 } = found ?? {}
  return { booked, waiting, asked: new Set(ids).size - booked - waiting }
}
