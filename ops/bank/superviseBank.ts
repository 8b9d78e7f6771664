import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkout } from '../base/checkout'
import { forEachLine } from '../base/forEachLine'
import { freePort, isFree } from '../base/freePort'
import type { Settings } from '../base/readSettings'
import { superviseProcess } from '../base/superviseProcess'
import type { FromBank, ToBank } from './bankProcess'
import { readBankSettings, realMoney } from './bankSettings'
import { DEMO_ACCOUNT } from './startBank'

export interface BankProcessOptions {
  /** Receives its lines of output; what people should see is said by `say`. */
  onLine: (line: string) => void
  /** The file that these lines are written to. */
  log: string
  say: (line: string) => void
}

export interface SupervisedBank {
  pid: () => number | undefined
  pageUrl: string
  /** The variables by which the engine finds it (`WINEX_PIX_*`). */
  environment: Record<string, string>
  close: () => Promise<void>
}

/**
 * Keeps the demonstration bank running, in a process of its own, on PORT + 80 or a free port. It tells the site of payments.
 * @returns once it answers; null where none may be: beside real money, without the demo data, as orders would be real ones,
 * and on a site that others can reach, as its buyers would pay with play money
 * @throws CliError when the port that was asked for is taken
 */
export async function superviseBank(
  settings: Pick<Settings, 'environment' | 'port' | 'dataDir' | 'onlyHere' | 'loadDemo'>,
  { onLine, log, say }: BankProcessOptions,
): Promise<SupervisedBank | null> {
  const { onlyHere, loadDemo } = settings
  if (!onlyHere || !loadDemo || realMoney(settings.environment) !== null) return null
  const environment = {
    ...settings.environment,
    PORT: String(settings.port),
    WINEX_DATA_DIR: settings.dataDir,
    WINEX_BANK_WEBHOOK: `http://localhost:${settings.port}/api/webhooks/pix/${DEMO_ACCOUNT.webhookSecret}`,
  }
  const { port: wanted, isPortGiven, certificates } = await readBankSettings(environment)
  const isUsable =
    isPortGiven || ((await isFree(wanted)) && (!certificates || (await isFree(wanted + 1))))
  const port = isUsable ? wanted : await freePort()
  let current: ChildProcess | undefined
  let pings = 0
  const answered = new Map<number, () => void>()

  const bank = superviseProcess(
    {
      name: 'O banco de demonstração',
      log,
      launch: ({ listening, failed }) => {
        const child = fork(fileURLToPath(new URL('./bankProcess.ts', import.meta.url)), {
          cwd: checkout.root,
          env: { ...environment, WINEX_BANK_PORT: String(port) },
          execArgv: ['--import', import.meta.resolve('tsx')],
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        })
        current = child
        for (const stream of [child.stdout, child.stderr]) forEachLine(stream, onLine)
        child.on('message', (message: FromBank) => {
          if (message.kind === 'listening') listening()
          else if (message.kind === 'failed') failed(message.reason)
          else answered.get(message.number)?.()
        })
        return child
      },
      probe: (patienceMs) => {
        const number = (pings += 1)
        return new Promise((resolve) => {
          const end = (alive: boolean) => {
            clearTimeout(timer)
            answered.delete(number)
            resolve(alive)
          }
          const timer = setTimeout(() => end(false), patienceMs)
          answered.set(number, () => end(true))
          if (current?.connected)
            current.send({ kind: 'ping', number } satisfies ToBank, () => undefined)
        })
      },
    },
    say,
  )
  try {
    await bank.ready()
  } catch (error) {
    await bank.stop()
    throw error
  }
  const origin = `${certificates ? 'https' : 'http'}://127.0.0.1:${port}`
  return {
    pid: bank.pid,
    pageUrl: `http://localhost:${certificates ? port + 1 : port}`,
    environment: {
      WINEX_PIX_URL: `${origin}/api/v2`,
      WINEX_PIX_TOKEN_URL: `${origin}/oauth/token`,
      WINEX_PIX_CLIENT_ID: DEMO_ACCOUNT.clientId,
      WINEX_PIX_CLIENT_SECRET: DEMO_ACCOUNT.clientSecret,
      WINEX_PIX_KEY: DEMO_ACCOUNT.key,
      WINEX_PIX_WEBHOOK_SECRET: DEMO_ACCOUNT.webhookSecret,
      WINEX_PIX_WEBHOOK_URL: '',
      WINEX_PIX_WEBHOOK_NETWORK: '',
      ...(certificates
        ? {
            WINEX_PIX_CERT: certificates.client.cert,
            WINEX_PIX_CERT_KEY: certificates.client.key,
            WINEX_PIX_CA: certificates.ca,
          }
        : {}),
    },
    close: bank.stop,
  }
}
