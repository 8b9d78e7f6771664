import { streamRoute } from '../../shared/http/callRoute'

/** A stream that ended is opened again after this; one that could not be opened, or brought nothing, later. In ms. */
const SOON_MS = 2_000
const LATER_MS = 60_000
/** The server sends at least every twenty seconds; after this silence the connection is given up. */
const SILENCE_MS = 50_000

/**
 * Follows the number of unread notices while the page is looked at, over one connection that is opened again when
 * something on the way cuts it.
 *
 * @param signal ends it
 */
export async function followUnread(
  signal: AbortSignal,
  onUnread: (unread: number) => void,
): Promise<void> {
  while (!signal.aborted) {
    await visible(signal)
    const isHeard = await readStream(signal, onUnread).catch(() => false)
    // Not all pages at the same moment, when it was the server that went away.
    await wait((isHeard ? SOON_MS : LATER_MS) * (0.5 + Math.random()), signal)
  }
}

/** Reads one stream to its end, or until the page is hidden. Resolves to whether anything came. */
async function readStream(
  signal: AbortSignal,
  onUnread: (unread: number) => void,
): Promise<boolean> {
  const end = new AbortController()
  const stop = () => end.abort()
  const stopHidden = () => document.hidden && stop()
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(stop, SILENCE_MS)
  }
  let isHeard = false
  signal.addEventListener('abort', stop)
  document.addEventListener('visibilitychange', stopHidden)
  heard()
  try {
    const body = await streamRoute('GET /vendor/notices/stream', end.signal)
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return isHeard
      heard()
      const events = (text + value).split('\n\n')
      text = events.pop() ?? ''
      const unread = unreadIn(events.at(-1))
      if (unread === undefined) continue
      isHeard = true
      onUnread(unread)
    }
  } catch {
    return isHeard
  } finally {
    clearTimeout(silence)
    stop()
    signal.removeEventListener('abort', stop)
    document.removeEventListener('visibilitychange', stopHidden)
  }
}

function unreadIn(event: string | undefined): number | undefined {
  const { unread } = JSON.parse(event?.replace(/^data: /, '') ?? '{}') as { unread?: unknown }
  return typeof unread === 'number' ? unread : undefined
}

function visible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
