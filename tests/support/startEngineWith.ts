import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { runEngine } from '../../ops/run/engineProcess'
import { freePort } from '../../ops/base/freePort'
import { readRun } from './readRun'
import { world } from './world'

export interface OtherEngine {
  /** Its address; there is no gateway before it. */
  url: string
  stop: () => Promise<void>
}

/** What an engine, or a part of one, needs to work on the running copy's data; it has no bank. */
export function engineOnThisCopy(): Record<string, string | undefined> {
  const secrets = JSON.parse(readFileSync(join(world.dataDir, 'secrets.json'), 'utf8')) as Record<
    'jwt' | 'cookie' | 'signing',
    string
  >
  return {
    ...process.env,
    DATABASE_URL: world.databaseUrl,
    WINEX_DATABASE_SSL: 'off',
    WINEX_JWT_SECRET: secrets.jwt,
    WINEX_COOKIE_SECRET: secrets.cookie,
    WINEX_SIGNING_SECRET: secrets.signing,
    WINEX_FILES_DIR: join(world.dataDir, 'files'),
    WINEX_OUTBOX_DIR: world.outbox,
    WINEX_PUBLIC_URL: world.url,
    WINEX_SCRYPT_LOG_N: '10',
    WINEX_LOGIN_LIMIT_ADDRESS: '100000',
  }
}

/**
 * One more engine on the running copy's database and of its bank, with another configuration: one without a bank would no longer
 * offer PIX in the shop that all share. Takes about ten seconds.
 */
export async function startEngineWith(settings: Record<string, string>): Promise<OtherEngine> {
  const port = await freePort()
  let answer: (ready: boolean) => void = () => undefined
  const ready = new Promise<boolean>((resolve) => (answer = resolve))
  const child = runEngine({
    directory: checkout.backendBuild,
    env: {
      ...engineOnThisCopy(),
      WINEX_ENGINE_PORT: String(port),
      ...readRun(world.dataDir).bank,
      ...settings,
    },
    onLine: (line) => {
      if (line.startsWith('engine ready on ')) answer(true)
    },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      answer(false)
      resolve()
    })
  })
  if (!(await ready)) throw new Error('The other engine did not start')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
