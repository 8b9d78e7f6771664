import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { DemoBank, type DemoBankOptions } from './DemoBank'
import type { BankCertificates } from './loadBankCertificates'
import { openWebhooks } from './openWebhooks'
import { serveBankApi, type BankApiOptions } from './serveBankApi'
import { serveDemo } from './serveDemo'

/** Nobody's: the bank answers this machine alone, and its money is play money. */
export const DEMO_ACCOUNT = {
  clientId: 'winex',
  clientSecret: 'banco-de-demonstracao',
  key: '3f0c6a1e-5b7d-4c8e-9a2f-7d1b0e4c6a85',
  cnpj: '11222333000181',
  webhookSecret: 'aviso-do-banco-de-demonstracao-local',
}

const HOST = '127.0.0.1'
const TICK_MS = 250

export interface StartBankOptions extends Partial<
  Pick<BankApiOptions, 'tokenSeconds' | 'onExchange'>
> {
  /** 0: any. With certificates the page has the next one (or any). */
  port: number
  file?: DemoBankOptions['file']
  /** The API is then spoken over mutual TLS. */
  certificates?: BankCertificates | undefined
  /** How long a refund is under way. Default 3000. */
  refundMs?: number
  /** What a late webhook means. Default 10000. */
  lateWebhookMs?: number
  /** Who is told of payments, as if it had been registered by the API. */
  webhookUrl?: string | undefined
}

export interface RunningBank {
  /** Base of the API. */
  url: string
  tokenUrl: string
  pageUrl: string
  bank: DemoBank
  close: () => Promise<void>
}

/** Starts the bank's stand-in on 127.0.0.1. Rejects when a port is taken. */
export async function startBank(options: StartBankOptions): Promise<RunningBank> {
  const { port, certificates, refundMs = 3_000, lateWebhookMs = 10_000 } = options
  const { key } = DEMO_ACCOUNT
  const bank: DemoBank = new DemoBank({
    key,
    file: options.file,
    refundMs,
    onPix: (pix) => webhooks.tell(pix),
  })
  const webhooks = openWebhooks(
    bank.faults,
    lateWebhookMs,
    () => bank.state.webhooks[key]?.webhookUrl,
  )
  const apiServer: FastifyInstance = certificates
    ? (fastify({
        https: {
          ...certificates.bank,
          ca: certificates.ca,
          requestCert: true,
          rejectUnauthorized: true,
        },
      }) as unknown as FastifyInstance)
    : fastify()
  const pageServer = certificates ? fastify() : apiServer
  if (options.webhookUrl !== undefined) bank.putWebhook(key, options.webhookUrl)
  for (const server of new Set([apiServer, pageServer])) readForms(server)
  await apiServer.register(async (scope) =>
    serveBankApi(scope, bank, {
      ...DEMO_ACCOUNT,
      tokenSeconds: options.tokenSeconds ?? 3_600,
      onExchange: options.onExchange,
    }),
  )
  await pageServer.register(async (scope) => serveDemo(scope, bank))

  await apiServer.listen({ host: HOST, port })
  if (pageServer !== apiServer)
    await pageServer.listen({ host: HOST, port: port === 0 ? 0 : port + 1 })
  const ticks = setInterval(() => bank.tick(), TICK_MS)
  const addressOf = (server: FastifyInstance) =>
    `${HOST}:${(server.server.address() as AddressInfo).port}`
  const origin = `${certificates ? 'https' : 'http'}://${addressOf(apiServer)}`
  return {
    url: `${origin}/api/v2`,
    tokenUrl: `${origin}/oauth/token`,
    pageUrl: `http://${addressOf(pageServer)}/`,
    bank,
    close: async () => {
      clearInterval(ticks)
      webhooks.close()
      for (const server of new Set([apiServer, pageServer])) {
        server.server.closeAllConnections()
        await server.close()
      }
    },
  }
}

function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
