import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'

/**
 * Puts payments into the line of what the bank is to be asked about, each once; only a hint. One that is in the line is asked about
 * again, at once: the bank may have answered before what is told of now.
 */
export async function noteReceipts(knex: Knex, endToEndIds: readonly string[]): Promise<void> {
  await runStatement(
    knex,
    `insert into pix_notice (end_to_end_id) select distinct id from unnest($1::text[]) as id order by id
       on conflict (end_to_end_id) do update set next_try_at = now()`,
    [endToEndIds],
  )
}

/** What told of a payment. */
export type ToldBy = 'list' | 'webhook'

let tell: (by: ToldBy) => void = () => undefined

/** @param seen told of every payment that could not be read */
export const watchUnreadable = (seen: typeof tell): void => {
  tell = seen
}

/** A payment that is not as described keeps no other out: a person has to look at it. */
export function noteUnreadable(
  by: ToldBy,
  { endToEndId, problem }: { endToEndId: string | null; problem: string },
): void {
  tell(by)
  logError('a payment that cannot be read', new Error(problem), { by, end_to_end_id: endToEndId })
}
