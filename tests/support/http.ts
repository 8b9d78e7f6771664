import { readRun } from './readRun'
import { world } from './world'

export interface Answer<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  body: Body
  text: string
}

export interface Call {
  method?: string
  token?: string
  body?: unknown
  /** Sent as it is, instead of a JSON body. */
  file?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** The caller's address: the engine is called, which believes the gateway in that. Default: through the gateway, as this machine. */
  from?: string
}

/** One call to the API, as a client on the internet would make it. The body of the answer is parsed when it is JSON. */
export async function call<Body = Record<string, unknown>>(
  path: string,
  { method, token, body, file, from, headers = {} }: Call = {},
): Promise<Answer<Body>> {
  const base = from ? readRun(world.dataDir).engineUrl : world.api
  const response = await fetch(`${base}${path}`, {
    method: method ?? (body === undefined && file === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...headers,
    },
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) as Body, text }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return {}
  }
}
