/** Which PostgREST host receives the row, and the public key it is called with. */
export interface SupplierStore {
  url: string
  key: string
}

/**
 * A Supabase project when the build names one (VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY), else our own engine,
 * whose key is the public one of `GET /api/public/config`.
 *
 * @throws when our own engine does not answer
 */
export async function supplierStore(): Promise<SupplierStore> {
  const url = import.meta.env.VITE_SUPABASE_URL as string | undefined
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined
  if (url && key) return { url, key }

  const response = await fetch('/api/public/config', { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`config: ${response.status}`)
  const config = (await response.json()) as { publishable_key: string }
  return { url: `${location.origin}/api`, key: config.publishable_key }
}
