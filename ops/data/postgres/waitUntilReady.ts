import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { CliError } from '../../base/CliError'

/** SQLSTATE codes (PostgreSQL, appendix A). */
const WRONG_PASSWORD = '28P01'
const CANNOT_CONNECT_NOW = '57P03'

const CONNECT_MS = 10_000

export interface Patience {
  /** How long a server may be silent. */
  silentMs: number
  /** What an earlier server that was killed has left (its last processes, its pid) keeps a new one away for a moment. */
  refusedMs: number
  /** After how long a recovery is told. */
  recoveryToldMs: number
}

const PATIENCE: Patience = { silentMs: 60_000, refusedMs: 10_000, recoveryToldMs: 5_000 }

/**
 * Waits until a server takes connections. One that says that it is starting up is waited for as long as it says so:
 * after a crash it replays its write-ahead log, and one that is stopped meanwhile begins that again.
 * @param hasEnded whether the server has ended and waits to be started again
 * @param onLine receives what a person should see
 * @throws CliError for a wrong password; the last error of a server that does not answer in time
 */
export async function waitUntilReady(
  url: string,
  hasEnded: () => boolean,
  onLine: (line: string) => void,
  patience = PATIENCE,
): Promise<void> {
  const begun = Date.now()
  let heard = begun
  let told = false
  for (;;) {
    const client = new Client({
      connectionString: url,
      // of a listener that is no PostgreSQL: it took the port between two looks, and says nothing
      connectionTimeoutMillis: Math.min(CONNECT_MS, patience.silentMs),
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const code = (error as { code?: string }).code
      if (code === WRONG_PASSWORD) {
        throw new CliError(
          'A senha guardada em secrets.json não abre o banco de dados desta pasta de dados. Restaure o secrets.json que pertence a ela, ou comece de novo com npm run reset.',
        )
      }
      const now = Date.now()
      if (hasEnded() && now > begun + patience.refusedMs)
        throw new Error('o processo terminou ao iniciar')
      if (code === CANNOT_CONNECT_NOW && !hasEnded()) {
        heard = now
        if (!told && now > begun + patience.recoveryToldMs) {
          told = true
          onLine(
            'O PostgreSQL refaz o que gravou antes de uma queda; a partida espera por ele, o que pode levar minutos.',
          )
        }
      }
      if (now > heard + patience.silentMs) throw error
      await wait(50)
    }
  }
}
