import { join } from 'node:path'
import { runNode, type EngineProcessOptions } from '../base/runNode'

/**
 * Runs `backend/src/scripts/<name>.ts` to its end, with the engine's modules and workflows at hand
 * but no HTTP server.
 *
 * @throws Error with the last lines of output when the script fails
 */
export async function runScript(
  name: string,
  options: EngineProcessOptions,
  args: string[] = [],
): Promise<void> {
  await runNode(join(options.directory, `src/scripts/${name}.js`), options, args)
}
