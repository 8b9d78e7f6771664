/** `E`, ISPB of the payer's bank, moment in UTC, and what the bank adds (Banco Central, Manual de Padrões do Pix). */
const SHAPE = /^E(\d{8})(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})[A-Za-z0-9]{11}$/

/** Year in which PIX began (Banco Central, Resolução BCB 1/2020). */
const FIRST_YEAR = '2020'

/** The bank's end-to-end id of a PIX payment: 32 characters with a real moment in them, since there is PIX. */
export function isEndToEndId(typed: string): boolean {
  const [, , year, month, day, hour, minute] = SHAPE.exec(typed) ?? []
  if (!year || year < FIRST_YEAR) return false
  const timestamp = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  const date = new Date(timestamp)
  return !Number.isNaN(date.getTime()) && date.toISOString() === timestamp
}

export const END_TO_END_LENGTH = 32
export const END_TO_END_PROBLEM =
  'Informe o identificador do PIX (end-to-end): E e mais 31 letras e números, como está no comprovante do banco'
