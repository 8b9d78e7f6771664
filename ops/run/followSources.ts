import { watch } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../base/checkout'
import { buildEngine } from '../build/buildEngine'
import type { Lifetime } from '../base/createLifetime'
import type { Progress } from '../base/createProgress'
import type { SupervisedProcess } from '../base/superviseProcess'

/** Editors write a file in several steps. */
const QUIET_MS = 300

/**
 * `npm run dev`: rebuilds and restarts the engine when backend/src or domain changes. What does not
 * compile is told, and the running engine stays. A new migration or link needs `npm run dev` again.
 */
export function followSources(
  engine: SupervisedProcess,
  lifetime: Lifetime,
  progress: Progress,
): void {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const rebuild = async () => {
    try {
      const { rebuilt } = await buildEngine(checkout.root)
      if (rebuilt && !lifetime.ended) {
        await progress.step('Motor reiniciado', async () => {
          await engine.restart()
          await engine.ready()
        })
      }
    } catch (error) {
      progress.say(`O motor não compila: ${(error as Error).message}`)
    }
  }
  for (const folder of [join(checkout.backend, 'src'), join(checkout.root, 'domain')]) {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        working = working.then(rebuild)
      }, QUIET_MS)
    })
    lifetime.onEnd(() => watcher.close())
  }
  lifetime.onEnd(() => clearTimeout(timer))
}
