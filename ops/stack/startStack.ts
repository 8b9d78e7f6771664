import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrontEnd } from '../build/buildFrontEnd'
import { checkout } from '../checkout'
import { loadSecrets } from '../data/loadSecrets'
import { openDataFolder } from '../data/openDataFolder'
import { buildEngine } from '../engine/buildEngine'
import { startGateway } from '../gateway/startGateway'
import { startPostgres, type RunningPostgres } from '../postgres/startPostgres'
import type { Settings } from '../settings/readSettings'
import { refusePublicDemo, refusePublicDemoDatabase } from '../settings/refusePublicDemo'
import { startVite } from './startVite'
import type { Lifetime } from './createLifetime'
import type { Progress } from './createProgress'
import { engineEnvironment } from './engineEnvironment'
import { followSources } from './followSources'
import { freePort } from './freePort'
import { InstallationState } from './InstallationState'
import { loadDemoOnce } from './loadDemoOnce'
import { migrateOnce } from './migrateOnce'
import { openLog } from './openLog'
import { superviseEngine, type SupervisedEngine } from './superviseEngine'

export interface StackOptions {
  settings: Settings
  lifetime: Lifetime
  progress: Progress
  /** built: pages from dist/ · vite: pages from Vite's dev server · none: only the API */
  frontEnd: 'built' | 'vite' | 'none'
}

export interface Stack {
  /** Where a browser finds it, e.g. http://localhost:8000 */
  url: string
  databaseUrl: string
  engine: SupervisedEngine
  engineUrl: string
  /** From now on the gateway asks this address: a balancer in front of several engines, in the tests. */
  sendTo: (url: string) => void
}

/**
 * Starts everything that one machine needs, in the order of its dependencies, and registers its end with `lifetime`.
 * `<data>/run.json` names the processes while it runs.
 * @throws CliError for what the person who started it can mend: taken port, unreachable database, folder in use
 */
export async function startStack({
  settings,
  lifetime,
  progress,
  frontEnd,
}: StackOptions): Promise<Stack> {
  refusePublicDemo(settings)
  lifetime.onEnd(openDataFolder(settings.dataDir, settings.port))
  const secrets = loadSecrets(settings)
  for (const folder of [settings.filesDir, settings.outboxDir])
    mkdirSync(folder, { recursive: true, mode: 0o700 })

  let engineUrl = 'http://127.0.0.1:9'
  const vite = frontEnd === 'vite' ? await startVite(lifetime, settings.port) : undefined
  // First of all the port: whoever has it taken learns it before anything else has been touched.
  const gateway = await startGateway(settings, {
    engineUrl: () => engineUrl,
    viteUrl: vite,
    pages: frontEnd === 'built',
  })
  lifetime.onEnd(gateway.close)

  const pages =
    frontEnd === 'built'
      ? progress.step(
          'Telas compiladas',
          () => buildFrontEnd(lifetime, settings.environment.WINEX_PUBLIC_URL),
          (built) => !built,
        )
      : Promise.resolve()
  // Awaited below, together with the rest; until then a failure must not count as unhandled.
  pages.catch(() => undefined)

  const engineLog = openLog(join(settings.dataDir, 'engine.log'))
  const build = progress.step(
    'Motor compilado',
    () => buildEngine(checkout.root),
    (built) => !built.rebuilt,
  )
  build.catch(() => undefined)
  const postgres = settings.databaseUrl
    ? undefined
    : await progress.step('Banco de dados', () =>
        startPostgres(settings.dataDir, secrets, progress.say),
      )
  if (postgres) lifetime.onEnd(postgres.stop)
  const databaseUrl = settings.databaseUrl ?? postgres?.url ?? ''

  const { directory, hash } = await build
  const preparing = {
    directory,
    env: engineEnvironment(settings, secrets, databaseUrl),
    onLine: (line: string) => void engineLog.write(`${line}\n`),
  }
  const state = await InstallationState.open(databaseUrl)
  lifetime.onEnd(() => state.close().catch(() => undefined))
  refusePublicDemoDatabase(settings, await state.get('demo'))
  await progress.step(
    'Estrutura do banco',
    () => migrateOnce(state, hash, preparing),
    (migrated) => !migrated,
  )

  const enginePort = settings.enginePort ?? (await freePort())
  const ownEngineUrl = `http://127.0.0.1:${enginePort}`
  engineUrl = ownEngineUrl
  const serving = { ...preparing, env: { ...preparing.env, WINEX_ENGINE_PORT: String(enginePort) } }
  const engine = superviseEngine(serving, ownEngineUrl, progress.say)
  lifetime.onEnd(engine.stop)
  await Promise.all([
    progress.step('Motor', engine.ready),
    // Loaded by a process of its own, so it need not wait for the engine.
    settings.loadDemo &&
      progress.step(
        'Dados de demonstração',
        () => loadDemoOnce(state, { settings, engine: preparing }),
        (loaded) => !loaded,
      ),
  ])
  await state.close()
  await pages
  await gateway.open()
  if (frontEnd === 'vite') followSources(engine, lifetime, progress)
  recordRun(settings, lifetime, { engine, postgres, databaseUrl, engineUrl })
  return {
    url: `http://localhost:${settings.port}`,
    databaseUrl,
    engine,
    engineUrl: ownEngineUrl,
    sendTo: (url) => {
      engineUrl = url
    },
  }
}

function recordRun(
  settings: Settings,
  lifetime: Lifetime,
  run: {
    engine: SupervisedEngine
    postgres: RunningPostgres | undefined
    databaseUrl: string
    engineUrl: string
  },
): void {
  const path = join(settings.dataDir, 'run.json')
  const write = () => {
    // Renamed into place: whoever reads it finds the old words or the new ones, never half of them.
    writeFileSync(
      `${path}.new`,
      JSON.stringify({
        pid: process.pid,
        enginePid: run.engine.pid(),
        postgresPid: run.postgres?.pid(),
        url: `http://localhost:${settings.port}`,
        engineUrl: run.engineUrl,
        databaseUrl: run.databaseUrl,
      }),
      { mode: 0o600 },
    )
    renameSync(`${path}.new`, path)
  }
  write()
  // The pids change when a process crashed and was started again.
  const timer = setInterval(write, 1_000)
  lifetime.onEnd(() => {
    clearInterval(timer)
    rmSync(path, { force: true })
  })
}
