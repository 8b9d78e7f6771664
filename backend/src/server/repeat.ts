/**
 * Repeats a step until it is stopped, with a pause after each, except after one that returns true: more is waiting.
 * A step that fails is reported and repeated after the pause.
 *
 * @returns a function that stops after the step under way
 */
export function repeat(
  step: () => Promise<boolean>,
  pauseMs: number,
  report: (error: Error) => void,
): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        if (await step()) continue
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)))
      }
      if (!stopped) {
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, pauseMs).unref()
        })
      }
    }
  }
  const running = run()
  return async () => {
    stopped = true
    wake()
    await running
  }
}
