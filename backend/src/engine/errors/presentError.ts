import { AppError, errorStatus, type ErrorType, type FieldMessages } from './AppError'
import { outage } from './outage'

/** What goes over the wire when something fails. */
export interface ErrorAnswer {
  status: number
  retryAfter?: number | undefined
  challenge?: string | undefined
  body: {
    type: ErrorType
    message: string
    errors?: FieldMessages
    current?: Record<string, unknown>
  }
}

const byStatus: Record<number, ErrorType> = {
  400: 'invalid_data',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'invalid_data',
  429: 'too_many_requests',
}

const engineTypes: Record<string, ErrorType> = {
  invalid_data: 'invalid_data',
  invalid_argument: 'invalid_data',
  not_allowed: 'invalid_data',
  payment_authorization_error: 'invalid_data',
  duplicate_error: 'conflict',
  conflict: 'conflict',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  not_found: 'not_found',
}

const portuguese: Record<ErrorType, string> = {
  invalid_data: 'Dados inválidos. Confira os campos e tente novamente.',
  unauthorized: 'Sessão inválida ou expirada. Entre novamente.',
  forbidden: 'Você não tem permissão para isto.',
  not_found: 'Registro não encontrado.',
  conflict: 'O registro foi alterado por outra operação. Recarregue e tente novamente.',
  payload_too_large: 'O conteúdo enviado é grande demais.',
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  unexpected_state: 'Erro inesperado. Tente novamente.',
  unavailable: 'Serviço indisponível no momento. Tente novamente em instantes.',
}

/**
 * Turns anything thrown into an answer. Never a stack trace, never a message of the database or of the engine.
 */
export function presentError(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    return {
      status: errorStatus[error.type],
      retryAfter: error.retryAfter,
      challenge: error.challenge,
      body: {
        type: error.type,
        message: error.message,
        ...(error.errors ? { errors: error.errors } : {}),
        ...(error.current ? { current: error.current } : {}),
      },
    }
  }
  const fields = fieldsOf(error)
  const passing = outage(fields)
  if (passing) return presentError(passing)
  const { type: engineType, status, statusCode, message, errors } = fields
  if (typeof engineType === 'string' && engineType in errorStatus && isFieldMessages(errors)) {
    // An AppError that crossed a workflow and lost its class.
    const type = engineType as ErrorType
    return { status: errorStatus[type], body: { type, message: String(message), errors } }
  }
  const httpStatus = Number(status ?? statusCode)
  const type =
    (typeof engineType === 'string' ? engineTypes[engineType] : undefined) ??
    byStatus[httpStatus] ??
    'unexpected_state'
  return { status: errorStatus[type], body: { type, message: portuguese[type] } }
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
}

function isFieldMessages(value: unknown): value is FieldMessages {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
