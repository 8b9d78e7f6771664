import { execFileSync, spawnSync } from 'node:child_process'
import { CliError } from '../../base/CliError'

/** The account that PostgreSQL runs as; undefined: the account of this process. */
export type PostgresAccount = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. As root we hand it to `postgres` (made when missing), else to `nobody`.
 * @throws CliError when there is no such account
 */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return undefined
  const account = lookUp('postgres') ?? createPostgres() ?? lookUp('nobody')
  if (!account) {
    throw new CliError(
      'O PostgreSQL não roda como root e não há outra conta neste sistema. Crie um usuário chamado postgres ou inicie a winex com um usuário comum.',
    )
  }
  return account
}

/** Whether the account can walk into a folder (every folder above it included). */
export function canEnter(account: PostgresAccount, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  )
}

function createPostgres(): PostgresAccount {
  const attempts: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres']],
  ]
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return lookUp('postgres')
  }
  return undefined
}

function lookUp(name: string): PostgresAccount {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
    const account = { uid: id('-u'), gid: id('-g') }
    return account.uid > 0 ? account : undefined
  } catch {
    return undefined
  }
}
