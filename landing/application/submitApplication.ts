import type { SupabaseClient } from '@supabase/supabase-js'
import { applicationRequestOf } from '#domain/applications/applicationForm'
import { siteConfig } from '#domain/site/siteConfig'
import { ATTEMPT_KEY, readWaiting } from '../client/waitingApplication'
import type { FilledForm } from './readForm'

interface Attempt {
  content: string
  id: string
}

let last: Attempt | undefined

/**
 * The same id for the same content, so that a retry after a lost answer is recognised as the same application;
 * a corrected form is a new one. UUID version 4, also where `crypto.randomUUID` is missing (plain http).
 */
function attemptId(content: string): string {
  const known = [keptAttempt(), last].find((one) => one?.content === content)
  last = known ?? { content, id: randomUuid() }
  if (readWaiting()) keepAttempt()
  return last.id
}

/** Beside an application that waits for a connection: the next page, too, sends it as the same one. */
export function keepAttempt(): void {
  try {
    if (last) localStorage.setItem(ATTEMPT_KEY, JSON.stringify(last))
  } catch {
    // Storage may be full or closed to us; this page still knows it.
  }
}

function keptAttempt(): Attempt | null {
  try {
    return JSON.parse(localStorage.getItem(ATTEMPT_KEY) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

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

let known: { client: SupabaseClient; takesExtras: boolean } | undefined

/** One client per visit: the library warns about a second one. It is only loaded when a form is sent. */
async function suppliersClient(): Promise<NonNullable<typeof known>> {
  if (known) return known
  const [store, library] = await Promise.allSettled([
    supplierStore(),
    import('@supabase/supabase-js'),
  ])
  if (store.status === 'rejected') throw store.reason
  if (library.status === 'rejected') throw new UnloadedError('supabase-js')
  const { url, key, takesExtras } = store.value
  const client = library.value.createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  known = { client, takesExtras }
  return known
}

/** Inserts one row into `suppliers` (spec §3, §7). */
export async function submitApplication(filled: FilledForm): Promise<SubmitOutcome> {
  try {
    const { client, takesExtras } = await suppliersClient()
    const { terms_version, ...row } = applicationRequestOf(filled.values, siteConfig.termsVersion)
    // Who has everything filled in by the browser may be that fast: the row waits, not the person.
    const early = FILL_MS_MIN - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const { error } = await client
      .from('suppliers')
      .insert({
        ...row,
        ...(takesExtras && {
          terms_version,
          client_id: attemptId(JSON.stringify(row)),
          website: filled.trap,
          seconds_to_fill: Math.round(performance.now() / 1000),
        }),
      })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (!error || error.code === UNIQUE_VIOLATION) return { kind: 'sent' }
    return error.code ? { kind: 'refused', hint: error.hint || undefined } : { kind: 'unexpected' }
  } catch (error) {
    return { kind: error instanceof UnloadedError ? 'unloaded' : 'unexpected' }
  }
}

/** Which PostgREST host receives the row, and the public key it is called with. */
interface SupplierStore {
  url: string
  key: string
  /** Whether its table has more than the eight columns of the specification: consent, attempt, and what tells robots. */
  takesExtras: boolean
}

/**
 * A Supabase project when the build names one (VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY), else our own engine,
 * whose key is the public one of `GET /api/public/config`.
 *
 * @throws when our own engine does not answer
 */
async function supplierStore(): Promise<SupplierStore> {
  const url = import.meta.env.VITE_SUPABASE_URL as string | undefined
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined
  if (url && key)
    return { url, key, takesExtras: import.meta.env.VITE_SUPABASE_EXTRA_COLUMNS === 'sim' }

  const response = await fetch('/api/public/config', { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`config: ${response.status}`)
  const config = (await response.json()) as { publishable_key: string }
  return { url: `${location.origin}/api`, key: config.publishable_key, takesExtras: true }
}
