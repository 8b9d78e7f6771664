import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPERUSER } from '../../ops/data/postgres/createCluster'

/** The embedded database's superuser, for what only a test may do. */
export function superuserUrl(dataDir: string, databaseUrl: string): string {
  const { postgres } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    postgres: string
  }
  const url = new URL(databaseUrl)
  url.username = SUPERUSER
  url.password = postgres
  return url.href
}
