import { LEDGER_CHECKS } from '../../backend/src/money/reads/ledgerChecks'
import { sql } from './world'

/** The walks of a run; `WINEX_TEST_SEED` of a failed one walks the same way again. */
export const walkSeed = Number(process.env.WINEX_TEST_SEED ?? Date.now() % 1_000_000)

/** @returns an integer from 0 to below `below` */
export type Draw = (below: number) => number

/** A linear congruential generator (Numerical Recipes): the same seed, the same walk. */
export function pickFrom(seed: number): Draw {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export const oneOf = <Thing>(pick: Draw, things: readonly [Thing, ...Thing[]]): Thing =>
  things[pick(things.length)] ?? things[0]

/** `part / of` of `cents`, half up, without a fraction on the way. */
export const portion = (cents: number, part: number, of: number): number =>
  Number((BigInt(cents) * BigInt(part) * 2n + BigInt(of)) / (2n * BigInt(of)))

/**
 * What `ledger:check` finds of these sellers; other tests take away and add what they like beside them.
 *
 * @param ids of their orders and payouts
 */
export async function brokenRules(sellers: string[], ids: string[]): Promise<string[]> {
  const found: string[] = []
  for (const [rule, statement] of Object.entries(LEDGER_CHECKS)) {
    const rows = await sql<{ id: string }>(
      `select id from (${statement}) broken where id = any($2)
         or id in (select id::text from ledger_entry where seller_id = any($1))`,
      [sellers, [...sellers, ...ids]],
    )
    found.push(...rows.map(({ id }) => `${rule}: ${id}`))
  }
  return found
}
