import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { forEachLine } from './forEachLine'

/** How a process of the engine is started: from the build folder, with its whole environment. */
export interface EngineProcessOptions {
  /** backend/.build, as buildEngine returns it. */
  directory: string
  /** DATABASE_URL, PORT and everything else that backend/src/env.ts reads. */
  env: Record<string, string | undefined>
  /** Receives every line of output; default: dropped. */
  onLine?: (line: string) => void
}

/**
 * Starts a script of the engine's build and leaves it running.
 * @param before scripts that run first in the same process
 */
export function spawnNode(
  script: string,
  args: string[],
  options: EngineProcessOptions,
  before: string[] = [],
): ChildProcess {
  const first = before.flatMap((one) => ['--require', one])
  const child = spawn(process.execPath, ['--enable-source-maps', ...first, script, ...args], {
    cwd: options.directory,
    env: engineEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    forEachLine(stream, (line) => options.onLine?.(line))
  return child
}

/**
 * Runs a script of the engine's build to its end.
 *
 * @throws Error carrying the last 30 lines of output when it ends with another status than 0
 */
export async function runNode(
  script: string,
  options: EngineProcessOptions,
  args: string[] = [],
): Promise<void> {
  const tail: string[] = []
  const child = spawnNode(script, args, {
    ...options,
    onLine: (line) => {
      tail.push(line)
      if (tail.length > 30) tail.shift()
      options.onLine?.(line)
    },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0)
    throw new Error(`${script} terminou com status ${String(code)}\n${tail.join('\n')}`)
}

/**
 * The engine's telemetry stays off, and it always runs as in production (design §4). npm puts
 * @medusajs/medusa into the workspace's own node_modules (its React is another), where the engine's
 * packages at the root do not look by themselves: NODE_PATH shows them.
 */
function engineEnvironment({ directory, env }: EngineProcessOptions): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_PATH: join(directory, '../node_modules'),
    NODE_ENV: 'production',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
  }
}
