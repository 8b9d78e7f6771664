import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrontEnd } from '../build/buildFrontEnd'
import { superviseBank, type BankProcessOptions, type SupervisedBank } from '../bank/superviseBank'
import { checkout } from '../base/checkout'
import { loadSecrets } from '../data/loadSecrets'
import { openDataFolder } from '../data/openDataFolder'
import { buildEngine } from '../build/buildEngine'
import { superviseGateway } from '../serve/superviseGateway'
import { startPostgres } from '../data/postgres/startPostgres'
import { checkSite } from '../base/checkSite'
import type { Settings } from '../base/readSettings'
import { refusePublicDemo, refusePublicDemoDatabase } from '../base/refusePublicDemo'
import type { Lifetime } from '../base/createLifetime'
import type { Progress } from '../base/createProgress'
import { checkBankCertificate } from './checkBankCertificate'
import { engineEnvironment } from './engineEnvironment'
import { engineUrlFor } from './engineUrlFor'
import { followSources } from './followSources'
import { freePort } from '../base/freePort'
import { InstallationState } from './InstallationState'
import { loadDemoOnce } from './loadDemoOnce'
import { migrateOnce } from './migrateOnce'
import { openLog, type Log } from '../base/openLog'
import { recordRun } from './recordRun'
import { superviseEngine } from './superviseEngine'
import type { SupervisedProcess } from '../base/superviseProcess'
import { createServer } from 'vite'

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
  /** The demonstration bank, where there is one. */
  bank: Pick<SupervisedBank, 'pageUrl' | 'environment'> | null
  engine: SupervisedProcess
  engineUrl: string
  /** From now on the gateway asks this address: a balancer in front of several engines, in the tests. */
  sendTo: (url: string) => Promise<void>
}

/**
 * Starts everything that one machine needs, in the order of its dependencies, and registers its end with `lifetime`.
 * `<data>/run.json` names the processes while it runs.
 * @throws CliError for what the person who started it can correct: taken port, unreachable database, folder in use
 */
export async function startStack({
  settings,
  lifetime,
  progress,
  frontEnd,
}: StackOptions): Promise<Stack> {
  refusePublicDemo(settings)
  checkSite(settings, (line) => progress.say(line))
  checkBankCertificate(settings, (line) => progress.say(line))
  lifetime.onEnd(openDataFolder(settings.dataDir, settings.port))
  const secrets = loadSecrets(settings)
  for (const folder of [settings.filesDir, settings.outboxDir])
    mkdirSync(folder, { recursive: true, mode: 0o700 })

  const sayIn = (log: Log) => (line: string) => {
    progress.say(line)
    log.line(`${new Date().toISOString()} ${line}`)
  }
  const vite = frontEnd === 'vite' ? await startVite(lifetime, settings.port) : undefined
  // The port first: when it is taken, this fails before anything has been changed.
  const gatewayLog = openLog(join(settings.dataDir, 'gateway.log'))
  const gateway = await superviseGateway(settings, {
    viteUrl: vite,
    pages: frontEnd === 'built',
    onLine: gatewayLog.line,
    log: 'gateway.log na pasta de dados',
    say: sayIn(gatewayLog),
  })
  lifetime.onEnd(gateway.close)

  const pages =
    frontEnd === 'built'
      ? progress.step(
          'Telas compiladas',
          () => buildFrontEnd(lifetime),
          (built) => !built,
        )
      : Promise.resolve()
  // Awaited below, together with the rest; until then a failure must not count as unhandled.
  pages.catch(() => undefined)

  const bankLog = openLog(join(settings.dataDir, 'bank.log'))
  const bankStart = startDemoBank(settings, lifetime, {
    onLine: bankLog.line,
    log: 'bank.log na pasta de dados',
    say: sayIn(bankLog),
  })
  bankStart.catch(() => undefined)
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
  // Before everything of the engine, which learns from it where its bank is.
  const bank = await bankStart
  const preparing = {
    directory,
    env: { ...engineEnvironment(settings, secrets, databaseUrl), ...bank?.environment },
    onLine: engineLog.line,
  }
  const state = await InstallationState.open(databaseUrl, settings.databaseSsl)
  lifetime.onEnd(() => state.close().catch(() => undefined))
  refusePublicDemoDatabase(settings, await state.get('demo'))
  await progress.step(
    'Estrutura do banco',
    () => migrateOnce(state, hash, preparing, { settings, databaseUrl }),
    (migrated) => !migrated,
  )

  const enginePort = settings.enginePort ?? (await freePort())
  const engineUrl = engineUrlFor(settings.engineHost, enginePort)
  const serving = { ...preparing, env: { ...preparing.env, WINEX_ENGINE_PORT: String(enginePort) } }
  const engine = superviseEngine(
    serving,
    engineUrl,
    'engine.log na pasta de dados',
    sayIn(engineLog),
  )
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
  await gateway.open(engineUrl)
  if (frontEnd === 'vite') followSources(engine, lifetime, progress)
  const url = `http://localhost:${settings.port}`
  recordRun(settings.dataDir, lifetime, () => ({
    pid: process.pid,
    gatewayPid: gateway.pid(),
    enginePid: engine.pid(),
    postgresPid: postgres?.pid(),
    bankPid: bank?.pid(),
    bank: bank?.environment,
    url,
    engineUrl,
    databaseUrl,
  }))
  return { url, databaseUrl, bank, engine, engineUrl, sendTo: gateway.open }
}

async function startDemoBank(
  settings: Settings,
  lifetime: Lifetime,
  options: BankProcessOptions,
): Promise<SupervisedBank | null> {
  const bank = await superviseBank(settings, options)
  if (bank) lifetime.onEnd(bank.close)
  return bank
}

/**
 * Starts Vite's dev server on a free inner port; the gateway hands it every page and its reload socket.
 * @returns its address
 */
async function startVite(lifetime: Lifetime, publicPort: number): Promise<string> {
  const port = await freePort()
  const server = await createServer({
    root: checkout.root,
    appType: 'spa',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The browser only knows the gateway; its reload socket goes through there as well.
      hmr: { clientPort: publicPort },
      allowedHosts: true,
    },
  })
  lifetime.onEnd(() => server.close())
  await server.listen()
  return `http://127.0.0.1:${port}`
}
