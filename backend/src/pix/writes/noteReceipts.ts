import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'

/** Puts payments into the line of what the bank is to be asked about; only a hint, each once. */
export async function noteReceipts(knex: Knex, endToEndIds: readonly string[]): Promise<void> {
  await runStatement(
    knex,
    `insert into pix_notice (end_to_end_id) select distinct unnest($1::text[]) on conflict do nothing`,
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
