import type { SupabaseClient } from '@supabase/supabase-js'
import { applicationRequestOf } from '#domain/applications/applicationForm'
import { siteConfig } from '#domain/site/siteConfig'
import { attemptId } from './attemptId'
import type { FilledForm } from './readForm'
import { supplierStore } from './supplierStore'

export type SubmitOutcome =
  | { kind: 'sent' }
  /** The database said no; `hint` is its advice, when it gave one. */
  | { kind: 'refused'; hint: string | undefined }
  /** Nobody answered, or not in the words of a database. */
  | { kind: 'unexpected' }
  /** Our server answers, but the code that writes the row could not be fetched: the browser sends the form itself. */
  | { kind: 'unloaded' }

/** PostgreSQL's code for a second row of the same key: the first one is there, so nothing is lost. */
const UNIQUE_VIOLATION = '23505'
const TIMEOUT_MS = 30_000
/** The server takes a form that was filled faster than this for a robot's. */
const FILL_MS_MIN = 3_000

class UnloadedError extends Error {}

let known: SupabaseClient | undefined

/** One client per visit: the library warns about a second one. It is only loaded when a form is sent. */
async function suppliersClient(): Promise<SupabaseClient> {
  if (known) return known
  const [store, library] = await Promise.allSettled([
    supplierStore(),
    import('@supabase/supabase-js'),
  ])
  if (store.status === 'rejected') throw store.reason
  if (library.status === 'rejected') throw new UnloadedError('supabase-js')
  const { url, key } = store.value
  known = library.value.createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  return known
}

/** Inserts one row into `suppliers` (spec §3, §7). */
export async function submitApplication(filled: FilledForm): Promise<SubmitOutcome> {
  try {
    const client = await suppliersClient()
    const row = applicationRequestOf(filled.values, siteConfig.termsVersion)
    // Who has everything filled in by the browser may be that fast: the row waits, not the person.
    const early = FILL_MS_MIN - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
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
  } catch (error) {
    return { kind: error instanceof UnloadedError ? 'unloaded' : 'unexpected' }
  }
}
