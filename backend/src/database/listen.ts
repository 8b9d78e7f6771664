import type { Knex } from '@medusajs/framework/mikro-orm/knex'

interface Connection {
  query(text: string): Promise<unknown>
  on(event: 'notification', act: (message: { payload?: string }) => void): void
  once(event: 'error' | 'end', act: () => void): void
}

/** knex' own way to a connection beside its pool, with the same settings; its types say nothing of it. */
interface Client {
  acquireRawConnection(): Promise<Connection>
  destroyRawConnection(connection: Connection): Promise<void>
}

const RETRY_MS = 2_000

/**
 * Hears what any engine says on a channel (NOTIFY), on one connection of its own that is made again when it is lost.
 *
 * @param onGap after a connection was made: something may have been missed
 */
export function listen(
  knex: Knex,
  channel: string,
  { onMessage, onGap }: { onMessage: (payload: string) => void; onGap: () => void },
): void {
  const client: Client = knex.client
  const again = (): void => void setTimeout(connect, RETRY_MS).unref()
  const connect = (): void => {
    client
      .acquireRawConnection()
      .then(async (connection) => {
        let isLost = false
        const lose = (): void => {
          if (isLost) return
          isLost = true
          client.destroyRawConnection(connection).catch(() => undefined)
          again()
        }
        connection.once('error', lose)
        connection.once('end', lose)
        connection.on('notification', ({ payload = '' }) => onMessage(payload))
        await connection.query(`listen ${channel}`).then(onGap, lose)
      })
      .catch(again)
  }
  connect()
}
