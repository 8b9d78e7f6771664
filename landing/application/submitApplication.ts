import { applicationRequestOf } from '#domain/applicationForm'
import { siteConfig } from '#domain/siteConfig'
import { attemptId } from './attemptId'
import type { FilledForm } from './readForm'
import { supplierStore } from './supplierStore'

export type SubmitOutcome =
  | { kind: 'sent' }
  /** The database said no; `hint` is its advice, when it gave one. */
  | { kind: 'refused'; hint: string | undefined }
  /** Nobody answered, or not in the words of a database. */
  | { kind: 'unexpected' }

/** PostgreSQL's code for a second row of the same key: the first one is there, so nothing is lost. */
const UNIQUE_VIOLATION = '23505'
const TIMEOUT_MS = 30_000

/** Inserts one row into `suppliers` (spec §3, §7). The client library is only loaded now. */
export async function submitApplication(filled: FilledForm): Promise<SubmitOutcome> {
  try {
    const [{ createClient }, store] = await Promise.all([
      import('@supabase/supabase-js'),
      supplierStore(),
    ])
    const row = applicationRequestOf(filled.answers, siteConfig.termsVersion)
    const client = createClient(store.url, store.key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
    const { error } = await client
      .from('suppliers')
      .insert({
        ...row,
        client_id: attemptId(JSON.stringify(row)),
        website: filled.trap,
        seconds_to_fill: Math.round(performance.now() / 1000),
      })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (!error || error.code === UNIQUE_VIOLATION) return { kind: 'sent' }
    return error.code ? { kind: 'refused', hint: error.hint || undefined } : { kind: 'unexpected' }
  } catch {
    return { kind: 'unexpected' }
  }
}
