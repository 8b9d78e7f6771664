import type { Knex } from '@medusajs/framework/mikro-orm/knex'

export interface Statement {
  text: string
  values: unknown[]
  /**
   * Parse and plan it once per connection. Only for a text that comes up again and again, and whose best plan is the
   * same for all values.
   */
  prepared?: boolean
}

interface Connection {
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
}

interface Client {
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
}

/**
 * Runs one SQL statement with $1, $2 … parameters, on the engine's connection pool or in the transaction that is given,
 * without the query builder between: all our SQL but the fragments inside a built query, whose parameters are `?`.
 * Rejects with the driver's error.
 */
export async function runStatement<Row = unknown>(
  knex: Knex,
  statement: Statement | string,
  bound: unknown[] = [],
): Promise<Row[]> {
  const { text, values, prepared } =
    typeof statement === 'string' ? { text: statement, values: bound, prepared: false } : statement
  const client = knex.client as Client
  const connection = await client.acquireConnection()
  try {
    const result = await connection.query(
      prepared ? { name: nameOf(text), text, values } : { text, values },
    )
    return result.rows as Row[]
  } finally {
    await client.releaseConnection(connection)
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `winex_${names.size}`
  names.set(text, name)
  return name
}
