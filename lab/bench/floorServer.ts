import { createServer } from 'node:http'
import { Pool } from 'pg'

/** One SQL statement that the engine ran for a request. */
export interface RecordedStatement {
  text: string
  values: unknown[]
}

/**
 * The floor of a list: the same SQL through bare Node HTTP. Runs the recorded statements of a path one after the
 * other and sends the rows of the last as JSON; no authentication, no router, no presenter.
 */
export async function startFloor(
  databaseUrl: string,
  recorded: ReadonlyMap<string, RecordedStatement[]>,
): Promise<{ url: string }> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 })
  const answer = async (path: string): Promise<string> => {
    let rows: unknown[] = []
    for (const statement of recorded.get(path) ?? []) rows = (await pool.query(statement)).rows
    return JSON.stringify(rows)
  }
  const server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        response.end(body)
      },
      (error: unknown) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the floor has no port')
  return { url: `http://127.0.0.1:${address.port}` }
}
