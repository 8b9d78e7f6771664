/** The body of every refusal of the engine: `{type, message, errors?}`. */
export interface ApiErrorBody {
  type?: string
  message?: string
  /** Field errors by dotted path, in Portuguese; react-admin puts them at their inputs (R43). */
  errors?: Record<string, string>
  /** With 409: the stored values that the caller did not expect. */
  current?: Record<string, unknown>
}

/**
 * The one error of the HTTP client. `message` may be shown to the user as it is.
 * `status` is the HTTP status, or 0 when no answer came (network, time-out).
 * The shape (`status`, `body.errors`) is what react-admin's forms and auth checks read.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody
  /** What spec §8 calls the failure of this call ('Failed to register vendor'); the message explains it. */
  failure: string | undefined

  constructor(message: string, status: number, body: ApiErrorBody = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  /** The engine's error type (`not_found`, `conflict` …), when the answer had one. */
  get type(): string | undefined {
    return this.body.type
  }
}
