import { hasErrors, type FieldErrors } from '#domain/result'
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react'

/** What the inputs hold, by their names. */
type Typed<Field extends string> = Record<Field, string>

/** What a form says after a failure. */
interface Refusal<Field extends string> {
  /** Above the fields. */
  problem?: string | undefined
  fields?: FieldErrors<Field> | undefined
  /** The field to be corrected, when none has a message. */
  focus?: Field | undefined
}

interface Options<Field extends string> {
  /** The domain's messages; a form that keeps its values itself has no need of `typed`. */
  rules: (typed: Typed<Field>) => FieldErrors<Field>
  /** Sends what was typed. */
  onSend: (typed: Typed<Field>) => unknown
  refusalOf?: (error: unknown, form: HTMLFormElement) => Refusal<Field>
  /** What the server refused, when that is known outside of this form. */
  refused?: FieldErrors<Field>
  /** Said when the form opens. */
  problem?: string | undefined
}

/**
 * A form of the public pages, which have no form library (docs/decisions/20). Messages of the domain are shown once the form
 * was sent, or the field was left with something in it; those of the server until the field changes. The first wrong field
 * gets the focus, and a second press while the first is on its way sends nothing.
 */
export function usePublicForm<Field extends string>(options: Options<Field>) {
  const { rules, onSend, refusalOf } = options
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({} as Typed<Field>)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wrongs, setWrongs] = useState(0)
  const [refusal, setRefusal] = useState<Refusal<Field>>({ problem: options.problem })
  const [isSending, setSending] = useState(false)
  const refused: FieldErrors<Field> = options.refused ?? refusal.fields ?? {}
  const errors: FieldErrors<Field> = wrongs + left.size > 0 ? rules(typed) : {}

  const isRefused = hasErrors(refused)
  useEffect(() => {
    if (wrongs > 0) focus(element.current, '[aria-invalid]')
  }, [wrongs])
  useEffect(() => {
    if (isRefused) focus(element.current, '[aria-invalid]')
  }, [isRefused])

  const send = async (form: HTMLFormElement) => {
    const now = readTyped<Field>(form)
    setTyped(now)
    setRefusal({})
    if (hasErrors(rules(now))) {
      setWrongs((count) => count + 1)
      return
    }
    setWrongs(0)
    setSending(true)
    try {
      await onSend(now)
    } catch (error) {
      if (!refusalOf) throw error
      const next = refusalOf(error, form)
      setRefusal(next)
      if (next.focus) focus(form, `[name=${next.focus}]`)
    } finally {
      setSending(false)
    }
  }

  return {
    problem: refusal.problem,
    isSending,
    errorOf: (field: Field): string | undefined =>
      (wrongs > 0 || left.has(field) ? errors[field] : undefined) ?? refused[field],
    /** An empty field that is only passed through is not scolded. */
    onLeave: ({
      target,
    }: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      if (target.value !== '') setLeft((known) => new Set(known).add(target.name))
    },
    /** What the `<form>` needs. */
    form: {
      ref: element,
      // Should the browser itself ever send the form, the password must not get into an address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      },
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        setTyped(readTyped(currentTarget))
        setRefusal(({ fields, ...rest }) => ({
          ...rest,
          fields: fields && without(fields, [target.name]),
        }))
      },
    },
  }
}

const readTyped = <Field extends string>(form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Typed<Field>

const focus = (form: HTMLFormElement | null, field: string) =>
  form?.querySelector<HTMLElement>(field)?.focus()

/** A field that is being corrected no longer shows what the server said of its older value. */
export const without = <Messages extends object>(messages: Messages, fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(messages).filter(([field]) => !fields.includes(field)),
  ) as Messages
