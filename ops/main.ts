import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './checkout'
import { CliError } from './CliError'

/** By name; each gives the process's exit status. */
export type Commands = Record<string, (args: string[]) => Promise<number>>

const siteCommands: Commands = {
  start: async (args) => (await import('./stack/runStart')).runStart(args),
  dev: async () => (await import('./stack/runDev')).runDev(),
  reset: async (args) => (await import('./data/resetDataFolder')).resetDataFolder(args),
  staff: async (args) => (await import('./staff/createStaff')).createStaff(args),
  'remove-second-factor': async (args) =>
    (await import('./staff/removeSecondFactor')).removeSecondFactor(args),
  backup: async (args) => (await import('./backup/createBackup')).createBackup(args),
  restore: async (args) => (await import('./backup/restoreBackup')).restoreBackup(args),
  'ledger:check': async () => (await import('./ledger/checkLedger')).checkLedger(),
  build: async () => (await import('./build/buildAll')).buildAll(),
  gateway: async () => (await import('./gateway/runGateway')).runGateway(),
  engine: async () => (await import('./stack/runEngine')).runEngine(),
  bench: async (args) => (await import('./bench/runBench')).runBench(args),
  'bench:web': async (args) => (await import('./web-bench/benchWeb')).benchWeb(args),
  screens: async (args) => (await import('./screens/takeScreens')).takeScreens(args),
  openapi: async () => (await import('./api/writeOpenApi')).writeOpenApi(),
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
