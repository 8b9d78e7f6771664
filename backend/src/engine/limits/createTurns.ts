interface TurnRules {
  /** Acts under way, of all keys together. */
  total: number
  /** Acts under way of one key. */
  perKey?: number
  /** How many of one key, and of all, may wait. */
  waiting?: number
  waitingOfAll?: number
}

interface Waiting {
  size: number
  overtaken: number
  start: () => void
}

interface Line {
  underWay: number
  waiting: Waiting[]
}

/** An act was not taken, because too many wait: of its own key, or of all. */
export class LineFull extends Error {
  override readonly name = 'LineFull'
  readonly of: 'key' | 'all'
  constructor(of: 'key' | 'all') {
    super(`too many wait: ${of}`)
    this.of = of
  }
}

/** A large act that so many smaller ones have overtaken is next. */
const OVERTAKEN_MAX = 8

/**
 * Runs acts as soon as fewer than `total` are under way, served in turn between keys; between the next of each key a
 * smaller one comes first. Who waits holds nothing that others need, such as a connection of the engine's pool.
 *
 * @throws (the function that is given back) LineFull, and what the act throws
 */
export function createTurns({
  total,
  perKey = total,
  waiting = Infinity,
  waitingOfAll = Infinity,
}: TurnRules) {
  /** Whose turn is next comes first. Who neither works nor waits is not in it. */
  const lines = new Map<string, Line>()
  let underWay = 0
  let waitingNow = 0

  const next = (): [string, Line, Waiting] | undefined => {
    let best: [string, Line, Waiting] | undefined
    for (const [key, line] of lines) {
      const [first] = line.waiting
      if (!first || line.underWay >= perKey) continue
      if (first.overtaken >= OVERTAKEN_MAX) return [key, line, first]
      if (!best || first.size < best[2].size) best = [key, line, first]
    }
    return best
  }

  const advance = (): void => {
    while (underWay < total) {
      const found = next()
      if (!found) return
      const [key, line, first] = found
      for (const { waiting: others } of lines.values())
        if (others[0] && others[0].size > first.size) others[0].overtaken += 1
      line.waiting.shift()
      waitingNow -= 1
      line.underWay += 1
      underWay += 1
      // behind all others
      lines.delete(key)
      lines.set(key, line)
      first.start()
    }
  }

  return async <Result>(
    act: () => Promise<Result>,
    { key = '', size = 0 }: { key?: string; size?: number } = {},
  ): Promise<Result> => {
    const line = lines.get(key) ?? { underWay: 0, waiting: [] }
    if (underWay >= total || line.underWay >= perKey) {
      if (line.waiting.length >= waiting) throw new LineFull('key')
      if (waitingNow >= waitingOfAll) throw new LineFull('all')
    }
    lines.set(key, line)
    await new Promise<void>((start) => {
      line.waiting.push({ size, overtaken: 0, start })
      waitingNow += 1
      advance()
    })
    try {
      return await act()
    } finally {
      line.underWay -= 1
      underWay -= 1
      if (line.underWay === 0 && line.waiting.length === 0) lines.delete(key)
      advance()
    }
  }
}
