import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Client } from 'pg'
import { checkout } from '../../ops/base/checkout'

/** What `npm run ledger:check` asks of the database, and for how long; without the engine's start. */
export async function measureLedgerCheck(
  databaseUrl: string,
): Promise<{ entries: number; findings: number; seconds: number }> {
  // The engine's build, as in recordStatements.
  const { LEDGER_CHECKS } = createRequire(join(checkout.backendBuild, 'package.json'))(
    './src/money/reads/ledgerChecks.js',
  ) as typeof import('../../backend/src/money/reads/ledgerChecks')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const counted = await client.query<{ entries: number }>(
      'select count(*)::int as entries from ledger_entry',
    )
    const started = performance.now()
    let findings = 0
    for (const statement of Object.values(LEDGER_CHECKS))
      findings += (await client.query(statement)).rowCount ?? 0
    return {
      entries: counted.rows[0]?.entries ?? 0,
      findings,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await client.end()
  }
}
