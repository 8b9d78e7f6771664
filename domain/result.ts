/** What every payload builder and parser of the domain answers (house rule 6): a payload, or the reason why not. */
export type Result<Payload, Reason = string> =
  | { ok: true; payload: Payload }
  | { ok: false; reason: Reason }

export const success = <Payload>(payload: Payload): { ok: true; payload: Payload } => ({
  ok: true,
  payload,
})

export const failure = <Reason>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
})

/** Messages by field name (dotted for nested fields); empty when the form may be sent. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** Drops the fields without a message, so that "no key" means "no error". */
export function fieldErrors<Field extends string>(
  candidates: Record<Field, string | null>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(candidates) as Field[]) {
    const message = candidates[field]
    if (message) errors[field] = message
  }
  return errors
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0
