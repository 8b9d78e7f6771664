import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { spawnNode, type EngineProcessOptions } from './runNode'

/**
 * Starts the engine on `env.PORT` of 127.0.0.1. It answers GET /health once it is ready, and ends
 * cleanly on SIGTERM.
 */
export function runEngine(options: EngineProcessOptions): ChildProcess {
  return spawnNode(join(options.directory, 'src/server/serve.js'), [], options)
}
