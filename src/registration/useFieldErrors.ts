import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#domain/result'

interface Judged<Field extends string> {
  form: Record<Field, string | boolean>
  /** By the rules of the domain. */
  errors: FieldErrors<Field>
  /** By the server. */
  refused: FieldErrors<Field>
}

/**
 * Which messages of a step are shown: of a field left with something wrong in it, and of all fields once the
 * person tried to go on. The first of them then gets the focus.
 */
export function useFieldErrors<Field extends string>({ form, errors, refused }: Judged<Field>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const formElement = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  const hasRefused = Object.keys(refused).length > 0
  useEffect(() => {
    if (hasRefused) formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [hasRefused])

  return {
    formElement,
    errorOf: (field: Field): string | undefined =>
      (attempts > 0 || left.has(field) ? errors[field] : undefined) ?? refused[field],
    /** An empty field that is only passed through is not scolded. */
    onLeave: (field: Field) => () => {
      if (form[field] !== '') setLeft((known) => new Set(known).add(field))
    },
    /** Shows everything that is missing. */
    attempt: () => setAttempts((count) => count + 1),
  }
}
