import { takeEarly } from '../../early/takeEarly'
import { env } from '../../env'
import { calls } from './callsTexts'
import { ApiError, type ApiErrorBody } from './ApiError'

/** A slow phone line still gets its answer; a dead one gives the form back. */
const TIMEOUT_MS = 30_000

/** A long list, and all that is known of somebody, take their time. */
const DOWNLOAD_TIMEOUT_MS = 180_000

/** What the client needs to know of the session; `src/auth` connects it at boot. */
export interface ApiSession {
  /** Bearer token and publishable key, as far as they exist (spec §7). */
  headers(): Record<string, string>
  /** True when the token that is there is past its `exp`, or another person's than the page's: then nothing is sent. */
  isOver(): boolean
  /**
   * Clears the session and lets the user sign in again over the open page, so that nothing
   * typed is lost. Resolves true when the same person is signed in again, also when they were
   * already since a call was sent with `refused`, its Authorization header ('' for none).
   */
  onUnauthorized(message: string, refused?: string): Promise<boolean>
  /** Asks for the same before what only a fresh session may do; the session goes on when the user gives up. */
  onStepUp(): Promise<boolean>
  /** Where the area keeps answers for reading without a connection (decision 20). */
  seen?: OfflineResponses | undefined
}

/** Answers of before, by the path of their call with its query. */
export interface OfflineResponses {
  /** Is told of every answer, of reads and of writes, before anybody has read it. */
  note(method: string, path: string, body: unknown, answer: Response): void
  /** What a call that got no answer was answered before; undefined for a write, and when it is not kept. */
  find(method: string, path: string): Promise<Response | undefined>
}

let session: ApiSession | undefined

/** The header that says who asks; undefined for who is not signed in. */
export const signedInAs = (): string | undefined => session?.headers().Authorization

/** Gives the client its session. Called by the areas; what precedes them is anonymous. */
export function connectSession(next: ApiSession | undefined) {
  session = next
}

export interface ApiRequest {
  /** The sentence of spec §8 for a failure of this call; the error carries it. */
  failure?: string | undefined
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of a JSON body. */
  file?: Blob
  /** Requests with the same key are one request for the engine: a double click or a retry acts once (R31). */
  idempotencyKey?: string
  /** Milliseconds until the call is given up; a file takes longer than a form. */
  timeoutMs?: number
  /** Query parameters; undefined and empty ones are left out. */
  query?: Record<string, string | number | boolean | undefined>
  signal?: AbortSignal | undefined
  /** A call without token: sign-in, registration, public configuration. */
  anonymous?: boolean
  /** Sent along with those of every call. */
  headers?: Record<string, string>
  /** Goes out even when the page is being left; nobody waits for its answer. */
  keepalive?: boolean
}

/**
 * Calls the engine and returns the parsed JSON answer.
 *
 * A 401 (or a token known to be expired) asks the user to sign in again and then repeats the call:
 * it had not been carried out, so repeating is safe for every method.
 *
 * @param path address below the API base, e.g. `/vendor/products`
 * @throws ApiError with the server's message, else `API Error: {status text}` (spec §8)
 */
export async function apiClient<T>(path: string, request: ApiRequest = {}): Promise<T> {
  try {
    return await read<T>(await authorizedSend(path, request), request.signal)
  } catch (error) {
    if (error instanceof ApiError) error.failure = request.failure
    throw error
  }
}

/**
 * Calls the engine where the answer's headers matter too, such as the Content-Range of a list.
 *
 * @throws ApiError as `apiClient` does
 */
export async function apiExchange<T>(
  path: string,
  request: ApiRequest = {},
): Promise<{ body: T; headers: Headers }> {
  const response = await authorizedSend(path, request)
  return { body: await read<T>(response, request.signal), headers: response.headers }
}

/**
 * Calls the engine for a file.
 *
 * @returns the file's content; its name is the caller's
 * @throws ApiError as `apiClient` does
 */
export async function apiDownload(path: string, request: ApiRequest = {}): Promise<Blob> {
  const response = await authorizedSend(path, { timeoutMs: DOWNLOAD_TIMEOUT_MS, ...request })
  return response.ok ? whole(response.blob(), request.signal) : read<Blob>(response, request.signal)
}

async function authorizedSend(path: string, request: ApiRequest): Promise<Response> {
  if (!request.anonymous && session?.isOver()) {
    await signInAgain(calls.token_expired)
  }
  const sentAs = signedInAs() ?? ''
  let response = await send(path, request)
  if (response.status === 401 && !request.anonymous && session) {
    if (asksForStepUp(response)) {
      if (!(await session.onStepUp())) throw notConfirmed()
    } else await signInAgain(calls.authentication_failed, sentAs)
    response = await send(path, request)
  }
  return response
}

const notConfirmed = () =>
  new ApiError(calls.not_confirmed, 403, { type: 'forbidden', message: calls.not_confirmed })

/** The session is good, but too old for this call (RFC 9470). */
const asksForStepUp = ({ headers }: Response): boolean =>
  headers.get('www-authenticate')?.includes('insufficient_user_authentication') ?? false

async function signInAgain(message: string, refused?: string) {
  if (!(await session?.onUnauthorized(message, refused))) {
    throw new ApiError(message, 401, { type: 'unauthorized', message })
  }
}

async function send(path: string, request: ApiRequest): Promise<Response> {
  const {
    method = 'GET',
    body,
    file,
    query,
    signal,
    anonymous,
    idempotencyKey,
    keepalive,
  } = request
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(file === undefined ? {} : { 'Content-Type': file.type }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(anonymous ? {} : session?.headers()),
    ...request.headers,
  }
  const called = `${path}${queryString(query)}`
  const address = `${env.apiBase}${called}`
  const early = method === 'GET' ? takeEarly(address, headers) : undefined
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
  try {
    const answer =
      (early && (await early)) ??
      (await fetch(address, {
        method,
        headers,
        body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        credentials: 'same-origin',
        ...(keepalive ? { keepalive } : {}),
      }))
    session?.seen?.note(method, called, body, answer)
    return answer
  } catch (error) {
    // A caller's own abort is not a failure to tell about: the query client expects it as it is.
    if (signal?.aborted) throw error
    const before = await session?.seen?.find(method, called)
    if (before) return before
    throw new ApiError(timeout.aborted ? calls.too_slow : calls.no_connection, 0)
  }
}

/** An answer that breaks off after its beginning is none. */
async function whole<Content>(
  content: Promise<Content>,
  signal: AbortSignal | undefined,
): Promise<Content> {
  try {
    return await content
  } catch (error) {
    if (signal?.aborted) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(isLate ? calls.too_slow : calls.no_connection, 0)
  }
}

async function read<T>(response: Response, signal: AbortSignal | undefined): Promise<T> {
  const text = await whole(response.text(), signal)
  const body = parseJson(text)
  if (response.ok) return body as T
  const problem = (body ?? {}) as ApiErrorBody
  const message = problem.message || fallbackMessage(response)
  throw new ApiError(message + logCode(response), response.status, problem)
}

/** What nobody expected can be found in the logs by the number that people read out. */
function logCode({ status, headers }: Response): string {
  const id = headers.get('x-request-id')
  return status === 500 && id ? ` (${calls.code} ${id})` : ''
}

function fallbackMessage(response: Response): string {
  return response.status === 429 ? calls.too_many : `API Error: ${response.statusText}`
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function queryString(query: ApiRequest['query'] = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
