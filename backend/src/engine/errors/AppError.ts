/** Every kind of failure a client can meet, and its HTTP status (wire contract). */
export const errorStatus = {
  invalid_data: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  too_many_requests: 429,
  unexpected_state: 500,
  unavailable: 503,
} as const

export type ErrorType = keyof typeof errorStatus

/** Messages by dotted path of the field, in Portuguese. */
export type FieldMessages = Record<string, string>

/** The one error that routes and workflows throw on purpose. `message` is shown to the user. */
export class AppError extends Error {
  readonly type: ErrorType
  readonly errors: FieldMessages | undefined
  /** Seconds until a repetition makes sense (429, 503). */
  readonly retryAfter: number | undefined
  /** The stored values that the caller did not expect (409). */
  readonly current: Record<string, unknown> | undefined
  /** What the caller has to prove (the WWW-Authenticate header of a 401). */
  readonly challenge: string | undefined

  constructor(
    type: ErrorType,
    message: string,
    details: {
      errors?: FieldMessages
      retryAfter?: number
      current?: Record<string, unknown>
      challenge?: string
    } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.type = type
    this.errors = details.errors
    this.retryAfter = details.retryAfter
    this.current = details.current
    this.challenge = details.challenge
  }

  static invalid(message: string, errors?: FieldMessages): AppError {
    return new AppError('invalid_data', message, errors ? { errors } : {})
  }

  static unauthorized(message = 'Sessão inválida ou expirada. Entre novamente.'): AppError {
    return new AppError('unauthorized', message)
  }

  static forbidden(message: string): AppError {
    return new AppError('forbidden', message)
  }

  /** The same words for a missing record and for somebody else's (R42). */
  static notFound(message = 'Registro não encontrado.'): AppError {
    return new AppError('not_found', message)
  }

  static conflict(message: string, errors?: FieldMessages): AppError {
    return new AppError('conflict', message, errors ? { errors } : {})
  }
}
