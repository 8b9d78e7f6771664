import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, type Dispatcher } from 'undici'
import { FairLine } from './FairLine'

/** The longest answer is that of an import of 10,000 wines. */
const SLOWEST_ANSWER_MS = 120_000

/**
 * What the engine has in work at once, and of it one address: the rest waits here, where it costs nothing. The engine is
 * one thread, so a few keep it busy, and more of one address would only make each step of another's call wait for them.
 */
const QUICK = { total: 32, perKey: 4, waiting: 256 }
/** What waits for a sender, a reader or a long work of the engine has places and connections of its own. */
const LONG = { total: 32, perKey: 4, waiting: 64 }

/** Answers up to this size are taken whole, so that the engine waits for no reader. */
const WHOLE_ANSWER_BYTES = 1024 * 1024

export interface EngineCall {
  /** Who asks: an address, in whose turn the call is. */
  caller: string
  /** How many of the four places of one caller it takes, 1 when absent. */
  weight?: number | undefined
  /** Whether it may take long. */
  isLong?: boolean
  method: Dispatcher.HttpMethod
  /** With the query. */
  path: string
  headers: IncomingHttpHeaders
  /** A stream for what is uploaded. */
  body?: Buffer | Readable
  /** The caller has gone: nothing is asked any more, and a stream ends. */
  gone: AbortSignal
}

export interface EngineAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** A stream when it is long. */
  body: Buffer | Readable
}

/** @throws SyntaxError on what is no JSON or too long to be taken whole */
export const jsonOf = ({ body }: EngineAnswer): unknown =>
  JSON.parse(Buffer.isBuffer(body) ? body.toString() : '')

/** All calls of a gateway to its engine, of people as of what looks after it. */
export interface EngineCalls {
  /**
   * @returns undefined when too many calls of the caller wait, or it has gone
   * @throws undici's errors; UND_ERR_HEADERS_TIMEOUT when the engine takes too long
   */
  ask: (call: EngineCall) => Promise<EngineAnswer | undefined>
  close: () => Promise<void>
}

/** What came of it in time, if it did. */
export const inTime = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, pause(ms, undefined, { ref: false })])

/** @param engineUrl asked at each call, because it is chosen after the gateway has taken its port */
export function engineCalls(engineUrl: () => string): EngineCalls {
  const lane = (places: typeof QUICK) => ({
    line: new FairLine<string>(places),
    agent: new Agent({
      connections: places.total,
      pipelining: 1,
      headersTimeout: SLOWEST_ANSWER_MS,
      bodyTimeout: SLOWEST_ANSWER_MS,
    }),
  })
  const [quick, long] = [lane(QUICK), lane(LONG)]
  return {
    ask: async ({ caller, weight, isLong, gone, body, headers: sent, ...request }) => {
      const isWhole = body === undefined || Buffer.isBuffer(body)
      const { 'content-length': length, ...others } = sent
      const { line, agent } = isLong ? long : quick
      const leave = await line.enter(caller, weight)
      if (!leave) return undefined
      let isStream = false
      try {
        if (gone.aborted) return undefined
        const {
          statusCode,
          headers,
          body: stream,
        } = await agent.request({
          origin: engineUrl(),
          ...request,
          // of a body that is here whole it is counted again
          headers: isWhole ? others : { ...others, ...(length && { 'content-length': length }) },
          ...(body !== undefined && { body: body as Buffer | Readable }),
          // What was sent whole is done to its end, also for nobody, and keeps its place until then.
          ...(!isWhole && { signal: gone }),
        })
        isStream = !(Number(headers['content-length'] ?? Infinity) <= WHOLE_ANSWER_BYTES)
        if (!isStream)
          return { status: statusCode, headers, body: Buffer.from(await stream.arrayBuffer()) }
        stream.once('close', leave)
        gone.addEventListener('abort', () => stream.destroy())
        if (gone.aborted) stream.destroy()
        return { status: statusCode, headers, body: stream }
      } finally {
        if (!isStream) leave()
      }
    },
    close: async () => {
      await Promise.all([quick.agent.destroy(), long.agent.destroy()])
    },
  }
}
