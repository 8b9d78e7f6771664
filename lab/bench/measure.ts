import autocannon from 'autocannon'

/** Milliseconds, and how many answers were not 2xx. */
export interface Figures {
  p50: number
  p95: number
  failed: number
}

export interface Target {
  name: string
  url: string
  headers: Record<string, string>
}

/** Loads one target for some seconds and takes the times of its answers to a hundredth of a millisecond. */
async function shoot(target: Target, connections: number, seconds: number): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  const instance = autocannon({
    url: target.url,
    headers: target.headers,
    connections,
    duration: seconds,
  })
  instance.on('response', (_client, status, _bytes, time) => {
    times.push(time)
    if (status < 200 || status > 299) failed += 1
  })
  await new Promise<void>((done, fail) => {
    instance.on('done', () => done())
    instance.on('reqError', fail)
  })
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), failed }
}

/**
 * Measures targets in turn, several rounds, and gives the median of each figure, so that a slow moment of the machine
 * does not fall on one of them alone. A first, shorter round warms up and is not counted.
 */
export async function measureInTurn(
  targets: readonly Target[],
  options: { connections: number; seconds: number; rounds: number },
): Promise<Map<string, Figures>> {
  const rounds = new Map<string, Figures[]>()
  for (const target of targets) await shoot(target, options.connections, 1)
  for (let round = 0; round < options.rounds; round += 1) {
    for (const target of targets) {
      const figures = await shoot(target, options.connections, options.seconds)
      rounds.set(target.name, [...(rounds.get(target.name) ?? []), figures])
    }
  }
  return new Map(
    [...rounds].map(([name, figures]) => [
      name,
      {
        p50: quantile(
          figures.map((one) => one.p50),
          0.5,
        ),
        p95: quantile(
          figures.map((one) => one.p95),
          0.5,
        ),
        failed: figures.reduce((sum, one) => sum + one.failed, 0),
      },
    ]),
  )
}

/** The value below which the given share lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
