import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A payment service of the internet, as far as refunds go. */
export interface PaymentService {
  /** What it does with the next refunds: gives back, refuses, or gives back and answers only when told to. */
  mood: 'willing' | 'refusing' | 'late'
  /** Idempotency keys of all that were asked for, in their order. */
  keys: string[]
  /** Decimal reais given back by key: the same key again is the same refund. */
  given: Map<string, string>
  /** Sends the answers that are late. */
  answerLate: () => void
  /** With these an engine (startEngineWith) asks it. */
  settings: Record<string, string>
  stop: () => void
}

export async function startPaymentService(): Promise<PaymentService> {
  const late: ServerResponse[] = []
  const server = createServer((request, response) => {
    let amount = ''
    request.setEncoding('utf8').on('data', (part: string) => (amount += part))
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'])
      service.keys.push(key)
      if (service.mood === 'refusing') return void response.writeHead(402).end()
      service.given.set(key, amount)
      if (service.mood === 'late') late.push(response)
      else response.writeHead(200).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const service: PaymentService = {
    mood: 'willing',
    keys: [],
    given: new Map(),
    answerLate: () => {
      for (const response of late.splice(0)) response.writeHead(200).end()
    },
    settings: {
      NODE_OPTIONS: `--import ${fileURLToPath(new URL('fixtures/askPaymentService.mjs', import.meta.url))}`,
      TEST_PAYMENT_SERVICE: `http://127.0.0.1:${port}`,
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
