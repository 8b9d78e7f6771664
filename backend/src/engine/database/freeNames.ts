import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { foldSearch } from '#domain/text/search'
import { runStatement } from './runStatement'

/** 'Vinícola São João & Filhos' → 'vinicola-sao-joao-filhos'; `fallback` when nothing is left. */
export function toHandle(text: string, fallback: string): string {
  const handle = foldSearch(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
    .replace(/-+$/, '')
  return handle || fallback
}

type NamedTable = 'product' | 'product_variant' | 'seller'
type NameColumn = 'handle' | 'sku'

/**
 * For each wanted name the first of name, name-2, name-3 … that neither the table has nor an earlier one of the
 * list got (R23). Holds a lock until the transaction ends, so that two transactions never choose the same.
 */
export async function freeNames(
  transaction: Knex,
  table: NamedTable,
  column: NameColumn,
  wanted: readonly string[],
): Promise<string[]> {
  await transaction.raw(`select pg_advisory_xact_lock(hashtext('winex.${table}.${column}'))`)
  const used = new Set<string>()
  const asked = new Map<string, number>()
  const given: string[] = []
  for (const taken of await takenOf(transaction, table, column, [...new Set(wanted)], 0, 4)) {
    used.add(taken)
  }
  for (const name of wanted) {
    for (let number = 1; ; number += 1) {
      const reach = asked.get(name) ?? 4
      if (number > reach) {
        // Each question reaches further than the last, so a name that thousands have costs few questions.
        const next = reach * 8
        for (const taken of await takenOf(transaction, table, column, [name], reach, next)) {
          used.add(taken)
        }
        asked.set(name, next)
      }
      const candidate = numbered(name, number)
      if (used.has(candidate)) continue
      used.add(candidate)
      given.push(candidate)
      break
    }
  }
  return given
}

async function takenOf(
  transaction: Knex,
  table: NamedTable,
  column: NameColumn,
  names: readonly string[],
  from: number,
  to: number,
): Promise<string[]> {
  const candidates = names.flatMap((name) =>
    Array.from({ length: to - from }, (_none, at) => numbered(name, from + at + 1)),
  )
  const rows = await runStatement<{ name: string }>(
    transaction,
    `select ${column} as name from ${table} where ${column} = any($1) and deleted_at is null`,
    [candidates],
  )
  return rows.map((row) => row.name)
}

const numbered = (name: string, number: number): string =>
  number === 1 ? name : `${name}-${number}`
