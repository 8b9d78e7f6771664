import type { WaitingWine } from '#domain/wines/reviewWire'

/** A wine's position in the queue, and its neighbours. One that does not wait (any more) is followed by the first. */
export function neighbours(wines: readonly WaitingWine[], id: string | undefined) {
  const at = wines.findIndex((wine) => wine.id === id)
  return at < 0
    ? { place: null, previous: undefined, next: wines[0] }
    : { place: at + 1, previous: wines[at - 1], next: wines[at + 1] }
}
