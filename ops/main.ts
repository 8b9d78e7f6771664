import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './base/checkout'
import { CliError } from './base/CliError'

/** By name; each gives the process's exit status. */
export type Commands = Record<string, (args: string[]) => Promise<number>>

const siteCommands: Commands = {
  start: async (args) => (await import('./run/runStart')).runStart(args),
  dev: async () => (await import('./run/runDev')).runDev(),
  reset: async (args) => (await import('./data/resetDataFolder')).resetDataFolder(args),
  staff: async (args) => (await import('./run/createStaff')).createStaff(args),
  'remove-second-factor': async (args) =>
    (await import('./run/removeSecondFactor')).removeSecondFactor(args),
  backup: async (args) => (await import('./data/backup/createBackup')).createBackup(args),
  restore: async (args) => (await import('./data/backup/restoreBackup')).restoreBackup(args),
  'ledger:check': async () => (await import('./run/checkLedger')).checkLedger(),
  pix: async (args) => (await import('./run/runPix')).runPix(args),
  build: async () => (await import('./build/buildAll')).buildAll(),
  gateway: async () => (await import('./serve/runGateway')).runGateway(),
  engine: async () => (await import('./run/runEngine')).runEngine(),
  openapi: async () => (await import('./run/writeOpenApi')).writeOpenApi(),
}

/** Runs one command and ends the process with its status; a CliError is a message, anything else keeps its stack. */
export async function main(
  command: string,
  args: string[],
  commands = siteCommands,
): Promise<void> {
  const run = commands[command]
  if (!run) {
    console.error(`Comando desconhecido: ${command}. Use: ${Object.keys(commands).join(', ')}.`)
    process.exit(2)
  }
  try {
    const envFile = join(checkout.root, '.env')
    // What the environment already says wins over the file.
    if (existsSync(envFile)) process.loadEnvFile(envFile)
    process.exit(await run(args))
  } catch (error) {
    console.error(error instanceof CliError ? `\nErro: ${error.message}` : error)
    process.exit(error instanceof CliError ? error.exitStatus : 1)
  }
}
