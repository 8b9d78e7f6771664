import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { CliError } from '../base/CliError'
import { readBankSettings } from './bankSettings'
import { startBank, type RunningBank } from './startBank'

/** What the supervisor says to the demonstration bank's process. */
export interface ToBank {
  kind: 'ping'
  number: number
}

/** What that process says. */
export type FromBank =
  | { kind: 'listening' }
  | { kind: 'failed'; reason: string }
  | { kind: 'pong'; number: number }

// A process of its own, as a bank is: it can be down, slow or killed by itself. Its environment says the rest.
let running: RunningBank | undefined

async function start(): Promise<void> {
  const settings = await readBankSettings(process.env)
  if (settings.file !== undefined)
    mkdirSync(dirname(settings.file), { recursive: true, mode: 0o700 })
  running = await startBank(settings).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new CliError(`A porta ${settings.port} está em uso: defina WINEX_BANK_PORT.`)
      : error
  })
  console.log(`O banco de demonstração responde em ${running.pageUrl} (API: ${running.url}).`)
  process.send?.({ kind: 'listening' } satisfies FromBank)
}

async function end(): Promise<void> {
  await running?.close()
  process.exit(0)
}

process.on('message', ({ number }: ToBank) => {
  process.send?.({ kind: 'pong', number } satisfies FromBank)
})
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => void end())
// The supervisor has ended.
process.on('disconnect', () => void end())

start().catch((error: unknown) => {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  if (!process.send) process.exit(1)
  process.send({ kind: 'failed', reason: error.message } satisfies FromBank, () => process.exit(1))
})
