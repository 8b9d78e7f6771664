import { wireErrorMessage, type WireErrors } from '#domain/wire/parseRequest'

/** The error body of a PostgREST host, as database clients expect it. */
export interface PostgrestError {
  status: number
  body: { code: string; message: string; details: string | null; hint: string | null }
}

const error = (
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
  details: string | null = null,
): PostgrestError => ({ status, body: { code, message, details, hint } })

export const missingKey = error(401, 'PGRST301', 'No API key found in request')

/** Nobody reads, changes or deletes here: the table takes inserts and nothing else. */
export const permissionDenied = error(401, '42501', 'permission denied for table suppliers')

/** Traps and haste, in the words a row-level policy uses. */
export const policyViolation = error(
  403,
  '42501',
  'new row violates row-level security policy for table "suppliers"',
  'Aguarde alguns segundos e envie de novo.',
)

export const duplicate = error(
  409,
  '23505',
  'duplicate key value violates unique constraint "suppliers_fingerprint_key"',
)

/** What the form calls the columns. */
const questions: Record<string, string> = {
  brand: 'Nome da sua marca',
  responsible_name: 'Responsável',
  responsible_email: 'E-mail do responsável',
  city: 'Cidade',
  founding_year: 'Ano de fundação',
  instagram: 'Instagram',
  stock_quantity: 'Número de garrafas no estoque',
  how_found_winex: 'Como conheceu a winex',
}

/** A refused column; the hint, which the form shows, names the question behind it. */
export function checkViolation(reason: WireErrors): PostgrestError {
  const column = Object.keys(reason)[0] ?? ''
  const question = questions[column]
  return error(
    400,
    '23514',
    'new row for relation "suppliers" violates check constraint',
    question ? `Confira a resposta de “${question}”.` : 'Confira as respostas.',
    wireErrorMessage(reason),
  )
}

export const tooManyRows = error(
  429,
  '53400',
  'too many rows from this address',
  'Recebemos muitas candidaturas deste endereço. Espere uma hora e envie de novo.',
)
