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

export const checkViolation = (details: string): PostgrestError =>
  error(
    400,
    '23514',
    'new row for relation "suppliers" violates check constraint',
    'Confira as respostas: algum campo está longo demais ou fora do formato.',
    details,
  )

export const tooManyRows = error(
  429,
  '53400',
  'too many rows from this address',
  'Recebemos muitas candidaturas deste endereço. Espere uma hora e envie de novo.',
)
