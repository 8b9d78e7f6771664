import { CliError } from '../base/CliError'
import type { Settings } from '../base/readSettings'
import { startGateway, type RunningGateway } from './startGateway'

/** What the supervisor says to the gateway's process. */
export type ToGateway =
  | {
      kind: 'start'
      settings: Settings
      viteUrl: string | undefined
      pages: boolean
    }
  | { kind: 'open'; engineUrl: string }
  | { kind: 'ping'; number: number }

/** What the gateway's process says to the supervisor. */
export type FromGateway =
  | { kind: 'listening' }
  | { kind: 'open' }
  | { kind: 'failed'; reason: string }
  | { kind: 'pong'; number: number }

const tell = (message: FromGateway): void => void process.send?.(message)

// A process of its own, so that what strangers send can neither end nor hold up what supervises everything.
let gateway: RunningGateway | undefined
let engineUrl = ''

async function act(message: ToGateway): Promise<void> {
  switch (message.kind) {
    case 'ping':
      return tell({ kind: 'pong', number: message.number })
    case 'start':
      gateway = await startGateway(message.settings, {
        engineUrl: () => engineUrl,
        viteUrl: message.viteUrl,
        pages: message.pages,
      })
      return tell({ kind: 'listening' })
    case 'open':
      engineUrl = message.engineUrl
      await gateway?.open()
      return tell({ kind: 'open' })
  }
}

process.on('message', (message: ToGateway) => {
  act(message).catch((error: unknown) => {
    if (!(error instanceof CliError)) throw error
    process.send?.({ kind: 'failed', reason: error.message } satisfies FromGateway, () =>
      process.exit(1),
    )
  })
})

async function end(): Promise<void> {
  await gateway?.close()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
// The supervisor has ended.
process.on('disconnect', () => void end())
