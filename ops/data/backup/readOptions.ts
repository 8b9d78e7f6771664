import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { CliError } from '../../base/CliError'

/** @throws CliError for a command line that says something else */
export function readBackupOptions(args: string[]): {
  file: string | undefined
  withSecrets: boolean
} {
  const { values, positionals } = read('Use: npm run backup -- [ARQUIVO] [--without-secrets]', () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { 'without-secrets': { type: 'boolean', default: false } },
    }),
  )
  return { file: positionals[0], withSecrets: !values['without-secrets'] }
}

/** @throws CliError for a command line that says something else */
export function readRestoreOptions(args: string[]): { file: string; secrets: string | undefined } {
  const usage = 'Use: npm run restore -- ARQUIVO [--secrets CAMINHO/secrets.json]'
  const { values, positionals } = read(usage, () =>
    parseArgs({ args, allowPositionals: true, options: { secrets: { type: 'string' } } }),
  )
  const [file] = positionals
  if (file === undefined) throw new CliError(usage)
  return { file, secrets: values.secrets }
}

function read<Parsed extends { positionals: string[] }>(
  usage: string,
  parse: () => Parsed,
): Parsed {
  try {
    const parsed = parse()
    if (parsed.positionals.length > 1) throw new Error(`Argumento a mais: ${parsed.positionals[1]}`)
    return parsed
  } catch (error) {
    throw new CliError(`${(error as Error).message}. ${usage}`)
  }
}

/** A path as it was typed: npm runs us in the checkout, wherever the command was given. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)
