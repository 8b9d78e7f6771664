import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../../ops/base/CliError'

const POSTGRESQL = '/usr/lib/postgresql'

/** Where Debian's packages put their programs. */
export interface Programs {
  initdb: string
  postgres: string
  redis: string
  haproxy: string
}

/** The newest PostgreSQL of this machine; Debian keeps each version in a folder of its own. */
function postgresFolder(): string {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL).map(Number) : []
  return join(POSTGRESQL, String(Math.max(0, ...versions.filter(Boolean))), 'bin')
}

/** By package; the first program says whether the package is there. */
const found = () => ({
  postgresql: {
    postgres: join(postgresFolder(), 'postgres'),
    initdb: join(postgresFolder(), 'initdb'),
  },
  'redis-server': { redis: '/usr/bin/redis-server' },
  haproxy: { haproxy: '/usr/sbin/haproxy' },
})

const missing = (): string[] =>
  Object.entries(found()).flatMap(([name, programs]) =>
    Object.values(programs).every((path) => existsSync(path)) ? [] : [name],
  )

/**
 * PostgreSQL, Redis and HAProxy; what is missing is installed by its name, and its service is not started.
 * @throws CliError when they are missing and cannot be installed here
 */
export function debianPrograms(): Programs {
  const names = missing()
  if (names.length > 0) {
    const command = `apt-get install ${names.join(' ')}`
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new CliError(
        `Faltam nesta máquina: ${names.join(', ')}. São pacotes do Debian; instale-os como root (${command}) e tente de novo.`,
      )
    console.log(`Instalando ${names.join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const still = missing()
    if (still.length > 0)
      throw new CliError(`Não foi possível instalar ${still.join(', ')} (${command}).`)
  }
  const { postgresql, 'redis-server': redis, haproxy } = found()
  return { ...postgresql, ...redis, ...haproxy }
}
