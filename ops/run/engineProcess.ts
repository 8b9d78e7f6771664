import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { spawnNode, type EngineProcessOptions } from '../base/runNode'

/**
 * Starts the engine on `env.WINEX_ENGINE_PORT` of `env.WINEX_ENGINE_HOST`. It answers GET /health once it is ready, and ends
 * cleanly on SIGTERM.
 * With OTEL_EXPORTER_OTLP_ENDPOINT its requests and statements are traced.
 */
export function runEngine(options: EngineProcessOptions): ChildProcess {
  const script = (name: string) => join(options.directory, 'src/server', name)
  const before = options.env.OTEL_EXPORTER_OTLP_ENDPOINT ? [script('startTracing.js')] : []
  return spawnNode(script('serve.js'), [], options, before)
}
