import { request } from 'node:http'
import { world } from '../../support/world'
import type { Refusal } from './shop'

export interface PlainAnswer {
  status: number
  retryAfter: string | undefined
  body: Refusal
}

/** A call of the store from another address of this machine, as from another buyer's network. */
export function askFrom(localAddress: string, path: string, body?: object): Promise<PlainAnswer> {
  const url = new URL(`${world.api}/store/${path}`)
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method: body ? 'POST' : 'GET',
        localAddress,
        headers: body ? { 'content-type': 'application/json' } : {},
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            body: JSON.parse(text || '{}') as Refusal,
          }),
        )
      },
    )
    sent.on('error', fail)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}
