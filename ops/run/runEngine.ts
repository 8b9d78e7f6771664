import { mkdirSync } from 'node:fs'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import { loadSecrets } from '../data/loadSecrets'
import { openDataFolder } from '../data/openDataFolder'
import { buildEngine } from '../build/buildEngine'
import { checkSite } from '../base/checkSite'
import { readSettings } from '../base/readSettings'
import { refusePublicDemo, refusePublicDemoDatabase } from '../base/refusePublicDemo'
import { createLifetime } from '../base/createLifetime'
import { createProgress } from '../base/createProgress'
import { checkBankCertificate } from './checkBankCertificate'
import { engineEnvironment } from './engineEnvironment'
import { engineUrlFor } from './engineUrlFor'
import { InstallationState } from './InstallationState'
import { migrateOnce } from './migrateOnce'
import { stopRequested } from '../base/stopRequested'
import { superviseEngine } from './superviseEngine'

const DEFAULT_PORT = 9000

/** `node ops/winex.mjs engine`: one engine over an external database, for several machines behind gateways. */
export async function runEngine(): Promise<number> {
  const settings = readSettings(process.env)
  const { databaseUrl } = settings
  if (!databaseUrl)
    throw new CliError('O motor sozinho precisa de um banco externo: defina DATABASE_URL.')
  refusePublicDemo(settings)
  checkSite(settings, console.error)
  checkBankCertificate(settings, console.error)
  const lifetime = createLifetime(console.error)
  const stop = stopRequested(() => undefined)
  const progress = createProgress()
  const port = settings.enginePort ?? DEFAULT_PORT
  try {
    lifetime.onEnd(openDataFolder(settings.dataDir, port))
    const secrets = loadSecrets(settings)
    for (const folder of [settings.filesDir, settings.outboxDir])
      mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { directory, hash } = await buildEngine(checkout.root)
    const env = {
      ...engineEnvironment(settings, secrets, databaseUrl),
      WINEX_ENGINE_PORT: String(port),
    }
    const options = { directory, env, onLine: console.log }
    const state = await InstallationState.open(databaseUrl, settings.databaseSsl)
    refusePublicDemoDatabase(settings, await state.get('demo'))
    await progress.step(
      'Estrutura do banco',
      () => migrateOnce(state, hash, options, { settings, databaseUrl }),
      (migrated) => !migrated,
    )
    await state.close()
    const engine = superviseEngine(
      options,
      engineUrlFor(settings.engineHost, port),
      'acima',
      progress.say,
    )
    lifetime.onEnd(engine.stop)
    await progress.step('Motor', engine.ready)
    progress.say(`O motor responde na porta ${port}.`)
    await stop
    return 0
  } finally {
    await lifetime.end()
  }
}
