import { Client } from 'pg'

/** SQL statements that the database ran for `requests` requests, per request, by pg_stat_statements. */
export async function countStatements(
  databaseUrl: string,
  requests: number,
  send: () => Promise<void>,
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_stat_statements_reset()')
    for (let sent = 0; sent < requests; sent += 1) await send()
    const counted = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and query not ilike '%pg_stat_statements%' and query not ilike 'select 1%'`,
    )
    return Number(counted.rows[0]?.calls) / requests
  } finally {
    await client.end()
  }
}
