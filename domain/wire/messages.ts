import type { z } from 'zod'

/** Of a key that no schema names. */
export const UNKNOWN_FIELD = 'Campo desconhecido'

/** The wire's words for a refused value. Passed per parse, so zod's global configuration stays untouched. */
export const portugueseMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Campo obrigatório'
        : `Tipo inválido: esperado ${TYPE_NAMES[issue.expected] ?? issue.expected}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return `Valor inválido: use ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return 'Formato inválido'
    case 'not_multiple_of':
      return `Deve ser múltiplo de ${issue.divisor}`
    case 'unrecognized_keys':
      return UNKNOWN_FIELD
    default:
      return 'Valor inválido'
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  int: 'número inteiro',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  record: 'objeto',
  date: 'data',
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string') {
    return Number(minimum) === 1 ? 'Campo obrigatório' : `Deve ter pelo menos ${minimum} caracteres`
  }
  if (origin === 'array') return `Informe pelo menos ${minimum}`
  return inclusive === false
    ? `Deve ser maior que ${minimum}`
    : `Deve ser maior ou igual a ${minimum}`
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return `Deve ter no máximo ${maximum} caracteres`
  if (origin === 'array') return `Informe no máximo ${maximum}`
  return inclusive === false
    ? `Deve ser menor que ${maximum}`
    : `Deve ser menor ou igual a ${maximum}`
}
