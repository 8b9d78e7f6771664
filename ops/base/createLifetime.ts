/** What has to be put away when we end, in the reverse order of its making. */
export interface Lifetime {
  /** Registers a clean-up. After the end has begun it runs at once. */
  onEnd: (cleanUp: () => Promise<void> | void) => void
  /** Runs every clean-up once, last one first; one that fails does not keep the others from running. */
  end: () => Promise<void>
  readonly ended: boolean
}

/** A fresh lifetime; `report` receives what a clean-up threw. */
export function createLifetime(report: (error: unknown) => void): Lifetime {
  const cleanUps: (() => Promise<void> | void)[] = []
  let ending: Promise<void> | undefined
  const run = async (cleanUp: () => Promise<void> | void) => {
    try {
      await cleanUp()
    } catch (error) {
      report(error)
    }
  }
  return {
    onEnd: (cleanUp) => {
      if (ending) ending = ending.then(() => run(cleanUp))
      else cleanUps.push(cleanUp)
    },
    end: async () => {
      ending ??= (async () => {
        for (const cleanUp of cleanUps.reverse()) await run(cleanUp)
      })()
      // A clean-up registered meanwhile prolongs the end.
      for (let seen; seen !== ending;) {
        seen = ending
        await seen
      }
    },
    get ended() {
      return ending !== undefined
    },
  }
}
