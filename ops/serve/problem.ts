/** An error in the engine's own shape, so that clients know only one. */
export interface Problem {
  type: string
  message: string
}

const PROBLEMS: Record<number, Problem> = {
  400: { type: 'invalid_data', message: 'O endereço ou o conteúdo da requisição não é válido.' },
  401: { type: 'unauthorized', message: 'Entre para continuar.' },
  403: { type: 'forbidden', message: 'Você não tem permissão para fazer isto.' },
  404: { type: 'not_found', message: 'O endereço pedido não existe.' },
  405: { type: 'not_allowed', message: 'Este endereço não aceita este método.' },
  408: { type: 'request_timeout', message: 'A requisição demorou demais para chegar.' },
  413: { type: 'payload_too_large', message: 'O conteúdo enviado é grande demais.' },
  414: { type: 'invalid_data', message: 'O endereço da requisição é longo demais.' },
  415: { type: 'invalid_data', message: 'O formato do conteúdo enviado não é aceito.' },
  429: {
    type: 'too_many_requests',
    message: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  },
  431: { type: 'invalid_data', message: 'Os cabeçalhos da requisição são grandes demais.' },
  502: {
    type: 'unexpected_state',
    message: 'O serviço deu uma resposta inválida. Tente de novo em instantes.',
  },
  503: {
    type: 'service_unavailable',
    message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  },
  504: {
    type: 'gateway_timeout',
    message: 'O serviço demorou demais para responder. Tente de novo em instantes.',
  },
}

const UNEXPECTED: Problem = {
  type: 'unexpected_state',
  message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
}

/** What an HTTP status says in Portuguese: nothing of what happened inside. */
export function problem(status: number): Problem {
  return PROBLEMS[status] ?? (status < 500 ? { ...PROBLEMS[400]! } : UNEXPECTED)
}
