/** Checkout transactions of one engine at the same time; its connection pool serves everybody else as well. */
const MOST = 6

let underWay = 0
const waiting: (() => void)[] = []

/**
 * Runs a transaction of the store as soon as fewer than a handful are under way, first come, first served: a rush of
 * buyers takes neither all connections nor all of the event loop from those who only read.
 */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  if (underWay >= MOST) await new Promise<void>((go) => waiting.push(go))
  else underWay++
  try {
    return await act()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay--
  }
}
