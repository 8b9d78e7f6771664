import type { MedusaContainer } from '@medusajs/framework/types'
import { AppError } from '../engine/errors/AppError'
import { bootContainer } from '../server/bootContainer'

/**
 * Runs a script with the engine's modules and workflows at hand, and ends the process. Prints what `act` says came of
 * it, after what it is about, or `refused` and why; ops/run reads that line.
 */
export function runScript(
  about: string,
  act: (container: MedusaContainer, args: string[]) => Promise<string>,
): void {
  run(about, act).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

async function run(about: string, act: Parameters<typeof runScript>[1]): Promise<void> {
  const { container, shutdown } = await bootContainer()
  try {
    console.log(`${about} ${await act(container, process.argv.slice(2))}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.log(`${about} refused ${error.message}`)
  } finally {
    await shutdown()
  }
}
