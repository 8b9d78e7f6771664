import { Agent as PlainAgent, request as requestPlain, type IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import type { BankConfig } from './bank'

/** A page of 100 payments with a few refunds each is below 200 kB. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024

export interface HttpRequest {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

export type Sender = (sent: HttpRequest) => Promise<{ status: number; text: string }>

/**
 * HTTP over mutual TLS with kept connections. Node's own client, because it tells the alert by which a bank refuses a
 * certificate (`ERR_SSL_…_ALERT_…`) also in TLS 1.3, where undici 7 says 'other side closed'.
 * Plain HTTP is for the demonstration bank on this machine.
 */
export function openSender({ certificate, ca }: Pick<BankConfig, 'certificate' | 'ca'>): Sender {
  const secure = new Agent({
    keepAlive: true,
    ...(certificate ? { cert: certificate.cert, key: certificate.key } : {}),
    ...(ca ? { ca } : {}),
  })
  const plain = new PlainAgent({ keepAlive: true })

  return ({ method, url, headers, body = '', signal }) =>
    new Promise((resolve, reject) => {
      const answered = (response: IncomingMessage) => {
        read(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, text }),
          (error: unknown) => {
            response.destroy()
            reject(error)
          },
        )
      }
      const options = {
        method,
        headers: {
          accept: 'application/json, application/problem+json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        signal,
      }
      const sending = url.startsWith('https:')
        ? request(url, { ...options, agent: secure }, answered)
        : requestPlain(url, { ...options, agent: plain }, answered)
      sending.on('error', reject)
      sending.end(body)
    })
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES)
      throw Object.assign(new Error('the answer is too large'), { code: 'ANSWER_TOO_LARGE' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
