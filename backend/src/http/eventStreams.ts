import type { Response } from 'express'
import { AppError } from '../errors/AppError'

/** Streams that one person, and all people together, may have open in one engine. */
const PER_PERSON = 3
const IN_ALL = 500
/** Shorter than proxies wait for a silent connection, and than pages wait before they ask by themselves. */
const HEARTBEAT_MS = 20_000
/** Events that come closer together are one. */
const PAUSE_MS = 250
/** Then the page opens another one, to whichever engine. */
const LIFE_MS = 30 * 60_000

interface OpenStream {
  person: string
  topic: string
  wake: () => void
}

const streams = new Set<OpenStream>()
let isClosing = false

/**
 * Answers with a stream of server-sent events until the reader goes, is no longer let in, or the stream has lived its
 * time: what `read` returns now, whenever the topic is woken, and as a heartbeat.
 *
 * @param read the event's data; null ends the stream
 * @throws AppError too_many_requests: the page then asks from time to time
 */
export async function sendEvents(
  response: Response,
  { person, topic, read }: { person: string; topic: string; read: () => Promise<object | null> },
): Promise<void> {
  const own = [...streams].filter((stream) => stream.person === person).length
  if (own >= PER_PERSON || streams.size >= IN_ALL || isClosing)
    throw new AppError('too_many_requests', 'Há conexões demais abertas. Tente mais tarde.', {
      retryAfter: 60,
    })
  let isWoken = false
  let wakeUp: () => void = () => undefined
  const stream = {
    person,
    topic,
    wake: () => {
      isWoken = true
      wakeUp()
    },
  }
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
      if (isWoken || response.closed) wakeUp()
    })
  streams.add(stream)
  response.once('close', () => {
    streams.delete(stream)
    stream.wake()
  })
  const until = Date.now() + LIFE_MS
  try {
    while (!response.closed && !isClosing && Date.now() < until) {
      isWoken = false
      const data = await read()
      // A reader that takes nothing is gone, or as good as.
      if (data === null || response.writableNeedDrain) break
      if (!response.headersSent) begin(response)
      response.write(`data: ${JSON.stringify(data)}\n\n`)
      await rest(HEARTBEAT_MS)
      if (isWoken) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  } finally {
    streams.delete(stream)
    if (response.headersSent) response.end()
  }
}

function begin(response: Response): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // a proxy before the gateway is not to collect events
    'X-Accel-Buffering': 'no',
  })
}

/** Lets the streams of a topic read again; of all topics without one. */
export function wakeStreams(topic?: string): void {
  for (const stream of streams) if (topic === undefined || stream.topic === topic) stream.wake()
}

/** Ends all streams, and takes no new ones: the engine stops. */
export function endStreams(): void {
  isClosing = true
  wakeStreams()
}
