import { sql } from './world'

export interface RanStatement {
  query: string
  calls: number
}

interface Counted extends RanStatement {
  id: string
}

const counted = (): Promise<Counted[]> =>
  sql<Counted>(
    `select queryid::text as id, min(query) as query, sum(calls)::float8 as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and queryid is not null group by queryid`,
  )

/** What the database ran while `work` did. The counts are not reset: robustness/statements.test.ts judges those of the whole run. */
export async function statementsOf(work: () => Promise<void>): Promise<RanStatement[]> {
  const before = new Map((await counted()).map(({ id, calls }) => [id, calls]))
  await work()
  return (await counted())
    .map(({ id, query, calls }) => ({ query, calls: calls - (before.get(id) ?? 0) }))
    .filter(({ calls }) => calls > 0)
}
