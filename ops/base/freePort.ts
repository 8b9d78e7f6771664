import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range that systems give to outgoing connections (from 32768 on), so that none of those takes it from us. */
const LOWEST = 20_000
const HIGHEST = 32_000

/**
 * A port of 127.0.0.1 that nothing listens on at this moment. Ask right before using it: nothing holds it for you.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}

/** Whether nothing listens on this port of 127.0.0.1 at this moment. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
