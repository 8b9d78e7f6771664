import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { earlierEnd } from '../bank/BankError'
import { mustBank } from '../bank/theBank'
import { bookNotices } from './book-notices'
import { noteReceipts, noteUnreadable } from './noteReceipts'

/** How far each reading goes back before the end of the one before: the bank's clock may be ahead or behind, and it may list late. */
const OVERLAP_MINUTES = 30
/** A list of more days is read in parts. */
const PART_HOURS = 24
const PART_MS = PART_HOURS * 60 * 60 * 1000

/**
 * Reads the bank's list of what came in since the last reading, so that no webhook is needed to be right, also after hours in which
 * nothing of ours ran. What is not booked yet goes into the line.
 *
 * @throws BankError: the next reading begins where this one did
 */
export async function followList(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [span] = await runStatement<{ start: Date; now: Date }>(
    knex,
    `select coalesce((select followed_to from pix_follow), now() - interval '1 day') - make_interval(mins => $1) as start,
            now() as now`,
    [OVERLAP_MINUTES],
  )
  if (!span) return
  for (let at = span.start.getTime(); at < span.now.getTime(); at += PART_MS) {
    const end = new Date(Math.min(at + PART_MS, span.now.getTime()))
    await notePart(knex, new Date(at), end).catch(async (error: unknown) => {
      const earlier = earlierEnd(error, end, span.now)
      if (!earlier) throw error
      // the next reading goes back to before it
      if (earlier.getTime() > at) await notePart(knex, new Date(at), earlier)
    })
    await runStatement(
      knex,
      `insert into pix_follow (id, followed_to) values (true, $1)
       on conflict (id) do update set followed_to = greatest(pix_follow.followed_to, excluded.followed_to)`,
      [end],
    )
  }
  await bookNotices(container)
}

async function notePart(knex: Knex, from: Date, to: Date): Promise<void> {
  for await (const pix of mustBank().listPix(from, to)) {
    if ('problem' in pix) noteUnreadable('list', pix)
    if (pix.endToEndId !== null) await noteUnknown(knex, pix.endToEndId)
  }
}

async function noteUnknown(knex: Knex, endToEndId: string): Promise<void> {
  const known = await runStatement(knex, 'select 1 from pix_receipt where end_to_end_id = $1', [
    endToEndId,
  ])
  if (known.length === 0) await noteReceipts(knex, [endToEndId])
}
