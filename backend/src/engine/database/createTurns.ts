/**
 * Runs acts as soon as fewer than `most` are under way, first come, first served: who waits holds no connection of the
 * engine's pool, which serves everybody else as well.
 */
export function createTurns(most: number) {
  let underWay = 0
  const waiting: (() => void)[] = []
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (underWay >= most) await new Promise<void>((go) => waiting.push(go))
    else underWay++
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}
