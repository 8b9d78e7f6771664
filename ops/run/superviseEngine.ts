import { runEngine } from './engineProcess'
import type { EngineProcessOptions } from '../base/runNode'
import { responds } from '../base/responds'
import { superviseProcess, type SupervisedProcess } from '../base/superviseProcess'

/**
 * Keeps one engine running.
 * @param url where it will answer
 * @param log the file that its lines are written to
 * @param say receives what a person should see
 */
export function superviseEngine(
  options: EngineProcessOptions,
  url: string,
  log: string,
  say: (line: string) => void,
): SupervisedProcess {
  return superviseProcess(
    {
      name: 'O motor',
      log,
      drainSeconds: Number(options.env.WINEX_DRAIN_SECONDS ?? 0),
      // a second more than it gives itself: a mail that is being taken is written down, and not sent again
      stopSeconds: 26,
      launch: ({ listening }) =>
        runEngine({
          ...options,
          onLine: (line) => {
            // Its own word that it listens: whatever answers on that port before may be somebody else's.
            if (line.startsWith('engine ready on ')) listening()
            options.onLine?.(line)
          },
        }),
      // Without the database: an engine that waits for it must not be killed for that, again and again.
      probe: (patienceMs) => responds(`${url}/health`, patienceMs),
    },
    say,
  )
}
