/** What the build was told about its surroundings, read and checked once. */
interface Env {
  /** Base of every call to the engine, without a final slash. The gateway answers it (design §3.7). */
  apiBase: string
}

function parseEnv(source: Record<string, unknown>): Env {
  const raw = source.VITE_API_BASE ?? '/api'
  if (typeof raw !== 'string' || !/^(\/|https?:\/\/)/.test(raw)) {
    throw new Error(
      `VITE_API_BASE must be a path or an http(s) address, got ${JSON.stringify(raw)}`,
    )
  }
  return { apiBase: raw.replace(/\/+$/, '') }
}

export const env: Env = parseEnv(import.meta.env)
