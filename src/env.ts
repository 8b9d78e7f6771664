/** What the build was told about its surroundings, read and checked once. */
interface Env {
  /** Base of every call to the engine, without a final slash. The gateway answers it (design §3.7). */
  apiBase: string
  /** Address of the Supabase project that keeps the applications instead of our engine; null without one. */
  applicationsHost: string | null
}

function parseEnv(source: Record<string, unknown>): Env {
  const raw = source.VITE_API_BASE ?? '/api'
  if (typeof raw !== 'string' || !/^(\/|https?:\/\/)/.test(raw)) {
    throw new Error(
      `VITE_API_BASE must be a path or an http(s) address, got ${JSON.stringify(raw)}`,
    )
  }
  return { apiBase: raw.replace(/\/+$/, ''), applicationsHost: supabaseHost(source) }
}

/** As the landing page decides it: a project needs its address and its public key. */
function supabaseHost(source: Record<string, unknown>): string | null {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = source
  return typeof url === 'string' && url && key ? url : null
}

export const env: Env = parseEnv(import.meta.env)
