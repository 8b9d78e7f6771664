import { createServer, connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { loadSecrets } from '../../ops/data/loadSecrets'
import { buildEngine } from '../../ops/build/buildEngine'
import type { Settings } from '../../ops/base/readSettings'
import type { Lifetime } from '../../ops/base/createLifetime'
import type { Progress } from '../../ops/base/createProgress'
import { engineEnvironment } from '../../ops/run/engineEnvironment'
import { freePort } from '../../ops/base/freePort'
import { openLog } from '../../ops/base/openLog'
import type { Stack } from '../../ops/run/startStack'
import { superviseEngine } from '../../ops/run/superviseEngine'

/** Starts more engines over the stack's database and puts a balancer between them and the gateway. */
export async function addEngines(
  stack: Stack,
  count: number,
  { settings, lifetime, progress }: { settings: Settings; lifetime: Lifetime; progress: Progress },
): Promise<void> {
  const { directory } = await buildEngine(checkout.root)
  const environment = engineEnvironment(settings, loadSecrets(settings), stack.databaseUrl)
  const urls = [stack.engineUrl]
  for (let index = 0; index < count; index += 1) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const name = `engine-${index + 2}.log`
    const log = openLog(join(settings.dataDir, name))
    const options = {
      directory,
      env: {
        ...environment,
        ...stack.bank?.environment,
        WINEX_ENGINE_PORT: String(port),
        WINEX_ROUTE_TABLE: '',
        WINEX_METRICS_PORT: '',
      },
      onLine: log.line,
    }
    const engine = superviseEngine(options, url, name, progress.say)
    lifetime.onEnd(engine.stop)
    await progress.step(`Motor ${index + 2}`, engine.ready)
    urls.push(url)
  }
  await stack.sendTo(await balance(urls, lifetime))
}

/** Gives each connection to the next engine, and to the one after it when the first does not answer. */
async function balance(urls: string[], lifetime: Lifetime): Promise<string> {
  const ports = urls.map((url) => Number(new URL(url).port))
  let turn = 0
  const server = createServer((client) => {
    const reach = (left: number): void => {
      const port = ports[turn++ % ports.length] ?? 0
      const engine = connect(port, '127.0.0.1')
      let answered = false
      engine.once('connect', () => {
        answered = true
        client.pipe(engine).pipe(client)
        client.on('close', () => engine.destroy())
      })
      engine.on('error', () => undefined)
      engine.on('close', () => {
        if (answered || left === 1) client.destroy()
        else reach(left - 1)
      })
    }
    client.on('error', () => client.destroy())
    reach(ports.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  lifetime.onEnd(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
