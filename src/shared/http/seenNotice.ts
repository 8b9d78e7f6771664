import { useSyncExternalStore } from 'react'

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

/** `seenNotice`, drawn again when it changes. */
export const useSeenNotice = (): string | undefined =>
  useSyncExternalStore(subscribe, seenNotice, () => undefined)
