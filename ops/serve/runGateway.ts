import { CliError } from '../base/CliError'
import { createLifetime } from '../base/createLifetime'
import { stopRequested } from '../base/stopRequested'
import { checkSite } from '../base/checkSite'
import { readSettings } from '../base/readSettings'
import { startGateway } from './startGateway'

/** `node ops/winex.mjs gateway`: one gateway in front of engines that run elsewhere. */
export async function runGateway(): Promise<number> {
  const settings = readSettings(process.env)
  checkSite(settings, console.error)
  const { engineUrl } = settings
  if (!engineUrl) {
    throw new CliError(
      'O gateway sozinho precisa saber onde está o motor: defina WINEX_ENGINE_URL.',
    )
  }
  const lifetime = createLifetime(console.error)
  const stop = stopRequested(() => undefined)
  try {
    const gateway = await startGateway(settings, { engineUrl: () => engineUrl, pages: true })
    lifetime.onEnd(gateway.close)
    await gateway.open()
    console.log(`O gateway responde em http://${settings.host}:${settings.port}.`)
    await stop
    await gateway.drain(settings.drainSeconds)
    return 0
  } finally {
    await lifetime.end()
  }
}
