import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { LEDGER_CHECKS } from './ledgerChecks'

/** Findings that one rule names. */
const NAMED = 20

/**
 * Looks for whatever breaks a rule of the ledger, over the whole database and of one moment.
 *
 * @returns a line for each finding, at most 20 of each rule; empty when all is well
 */
export async function checkLedger(knex: Knex): Promise<string[]> {
  return knex.transaction(
    async (transaction) => {
      const findings: string[] = []
      for (const [rule, statement] of Object.entries(LEDGER_CHECKS)) {
        const rows = await runStatement<{ id: string }>(
          transaction,
          `select id from (${statement}) found limit ${NAMED}`,
        )
        findings.push(...rows.map(({ id }) => `${rule}: ${id}`))
      }
      return findings
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}
