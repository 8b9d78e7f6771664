import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

/** How often a page asks again while it shows answers of before, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/** What a page still shows from an earlier visit, by the path of its call. */
const shown = new Map<string, { page: string; at: number; text: string }>()
const listeners = new Set<() => void>()

/** What `path` answers is an answer of before, seen `at` (milliseconds); `text` says so to the person. */
export function showSeen(path: string, at: number, text: string) {
  shown.set(path, { page: window.location.pathname, at, text })
  for (const listener of listeners) listener()
}

/** What `path` answers came from the server now. */
export function showFresh(path: string) {
  if (shown.delete(path)) for (const listener of listeners) listener()
}

/** The notice of the open page: that of its oldest answer; undefined while everything on it is of now. */
function seenNotice(): string | undefined {
  const here = [...shown.values()].filter(({ page }) => page === window.location.pathname)
  return here.sort((one, other) => one.at - other.at)[0]?.text
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * `seenNotice`, drawn again when it changes. While there is one, the page asks the server again by itself: a browser need not
 * notice that a connection is back, and does not when it was the server that was away. What is not asked for again with a
 * connection, because somebody types into it, is not here either.
 */
export function useSeenNotice(): string | undefined {
  const notice = useSyncExternalStore(subscribe, seenNotice, () => undefined)
  const client = useQueryClient()
  useEffect(() => {
    if (!notice) return undefined
    const timer = setInterval(() => client.getQueryCache().onOnline(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [client, notice])
  return notice
}
