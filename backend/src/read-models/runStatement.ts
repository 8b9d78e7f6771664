import type { Knex } from '@medusajs/framework/mikro-orm/knex'

export interface Statement {
  text: string
  values: unknown[]
}

interface Connection {
  query(statement: Statement): Promise<{ rows: unknown[] }>
}

interface Client {
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
}

/**
 * Runs one SQL statement with $1, $2 … parameters on the engine's connection pool, without the query builder between.
 * Rejects with the driver's error.
 */
export async function runStatement<Row>(knex: Knex, statement: Statement): Promise<Row[]> {
  const client = knex.client as Client
  const connection = await client.acquireConnection()
  try {
    const result = await connection.query(statement)
    return result.rows as Row[]
  } finally {
    await client.releaseConnection(connection)
  }
}
