import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '../../base/CliError'
import type { Secrets } from '../loadSecrets'
import type { PostgresAccount } from './postgresAccount'
import type { PostgresBinaries } from './postgresBinaries'

/** The cluster's superuser: prepares the database at the start, and nothing else connects as it. */
export const SUPERUSER = 'winex'

/** The superuser's connection to the maintenance database of the server that holds an application's database. */
export function superuserUrl(databaseUrl: string, { postgres }: Pick<Secrets, 'postgres'>): string {
  const { host } = new URL(databaseUrl)
  return `postgres://${SUPERUSER}:${encodeURIComponent(postgres)}@${host}/postgres`
}

/**
 * Makes the cluster when there is none. It is made aside and renamed, so that the final name proves that
 * initdb finished; a leftover under the other name never held data and is made again.
 * @throws CliError when the folder holds something that is not a finished cluster
 */
export function createCluster(
  cluster: string,
  { initdb }: PostgresBinaries,
  account: PostgresAccount,
  password: string,
): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new CliError(
      `A pasta ${cluster} existe, mas não contém um banco de dados completo. Nada foi alterado: restaure uma cópia de segurança, ou comece de novo com npm run reset.`,
    )
  }
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const secretFolder = mkdtempSync(join(tmpdir(), 'winex-initdb-'))
  const passwordFile = join(secretFolder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    for (const path of [draft, secretFolder, passwordFile])
      chownSync(path, account.uid, account.gid)
  }
  try {
    const result = spawnSync(
      initdb,
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, encoding: 'utf8' },
    )
    if (result.status !== 0) {
      throw new CliError(
        `O banco de dados não pôde ser criado (initdb):\n${result.stderr || result.error?.message}`,
      )
    }
  } finally {
    rmSync(secretFolder, { recursive: true, force: true })
  }
  chmodSync(draft, 0o700)
  if (existsSync(cluster)) rmSync(cluster, { recursive: true })
  renameSync(draft, cluster)
}
