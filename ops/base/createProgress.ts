/** Tells the person at the terminal what happens and how long it took. */
export interface Progress {
  /**
   * Runs one step of the start and prints its name and duration.
   * @param unchanged tells from the result that there was nothing to do, which is then printed
   */
  step: <Result>(
    name: string,
    work: () => Promise<Result>,
    unchanged?: (result: Result) => boolean,
  ) => Promise<Result>
  say: (line: string) => void
}

/** Progress lines on standard output: names in Portuguese, times in seconds. */
export function createProgress(print: (line: string) => void = console.log): Progress {
  return {
    say: print,
    step: async (name, work, unchanged) => {
      const started = performance.now()
      const result = await work()
      const time = formatSeconds(performance.now() - started)
      print(`  ✓ ${name} (${unchanged?.(result) ? 'sem mudanças, ' : ''}${time})`)
      return result
    },
  }
}

/** 1234 → '1,2 s' */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
