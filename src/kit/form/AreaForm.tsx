import { hasErrors, type FieldErrors } from '#domain/result'
import { Form, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { set, useFormState, type FieldValues, type Resolver } from 'react-hook-form'
import { ApiError } from '../http/ApiError'
import { explained, serverMessage } from '../http/serverMessage'
import { AfterSubmit } from './AfterSubmit'
import { FormContent, type ContentOf } from './FormContent'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

interface Props<Values extends FieldValues, Saved> {
  /** The form's values when it opens; a record that is fetched again meanwhile changes nothing. */
  values: Values
  /** The domain's messages by dotted path. */
  rules?: (values: Values) => FieldErrors
  /** Stores what was typed. Rejects with ApiError; resolves to undefined when the person took it back. */
  onSave: (values: Values) => Promise<Saved | undefined>
  onSaved?: (saved: Saved) => void
  /** Said when a failure has no words of its own. */
  failed: string
  /** Takes the words of a failure, in place of the toast; null when the form is sent. */
  onFailure?: (message: string | null) => void
  /** The form's name of a field that the wire names otherwise. */
  fieldOf?: (path: string) => string
  /** Before the first wrong field gets the focus: opens what hides it. */
  onWrong?: (paths: readonly string[]) => void
  /** The toast for the domain's refusals, when it is not the usual one. */
  wrongText?: (errors: FieldErrors) => string | undefined
  /** What becomes of changes when the page is left; without it nobody is asked. */
  unsaved?: string
  className?: string
  children: ContentOf<Values>
}

/** Nothing of a record around the form comes into it. */
const NO_RECORD = {}

/**
 * Every form of the two areas: react-admin's form with the domain's rules, the server's refusals at their fields, the focus
 * on the first wrong one, one submission at a time, and the question before unsaved changes are left (docs/decisions/20).
 */
export function AreaForm<Values extends FieldValues, Saved>({
  values,
  rules,
  onSave,
  onSaved,
  failed,
  onFailure,
  fieldOf = (path) => path,
  onWrong,
  wrongText,
  unsaved,
  className,
  children,
}: Props<Values, Saved>) {
  const notify = useNotify()
  const [opened] = useState(values)
  const state = useRef<{
    isBusy: boolean
    saved?: Values | undefined
    refusal?: string | undefined
  }>({ isBusy: false })

  const take = <What extends 'saved' | 'refusal'>(what: What) => {
    const { [what]: taken } = state.current
    delete state.current[what]
    return taken
  }

  const resolver: Resolver<Values> = (typed) => {
    const problems = rules?.(typed) ?? {}
    return hasErrors(problems)
      ? { values: {}, errors: nested(problems, (message) => ({ type: 'rule', message })) }
      : { values: typed, errors: {} }
  }

  const submit = async (typed: Values): Promise<object | undefined> => {
    if (state.current.isBusy) return undefined
    state.current = { isBusy: true }
    onFailure?.(null)
    try {
      const saved = await onSave(typed)
      if (saved === undefined) return undefined
      state.current.saved = typed
      onSaved?.(saved)
    } catch (error) {
      const message = explained(error, serverMessage(error, failed))
      const refused = error instanceof ApiError ? (error.body.errors ?? {}) : {}
      if (!hasErrors(refused)) {
        if (onFailure) onFailure(message)
        else notify(message, { type: 'error' })
      } else {
        state.current.refusal = message
        return nested(
          Object.fromEntries(Object.entries(refused).map(([path, text]) => [fieldOf(path), text])),
          (text) => text,
        )
      }
    } finally {
      state.current.isBusy = false
    }
    return undefined
  }

  return (
    <Form
      record={NO_RECORD}
      defaultValues={opened}
      resolver={resolver as unknown as Resolver}
      onSubmit={submit as (typed: FieldValues) => Promise<object | undefined>}
      mode="onTouched"
      shouldFocusError={false}
      disableInvalidFormNotification
      noValidate
      className={className}
    >
      <FormContent<Values>>{children}</FormContent>
      <AfterSubmit
        takeSaved={() => take('saved')}
        takeRefusal={() => take('refusal')}
        wrongText={wrongText}
        onWrong={onWrong}
      />
      {unsaved !== undefined && (
        <FormGuard isSaved={() => state.current.saved !== undefined} text={unsaved} />
      )}
    </Form>
  )
}

function FormGuard({ isSaved, text }: { isSaved: () => boolean; text: string }) {
  const { isDirty } = useFormState()
  return <UnsavedChangesGuard isUnsaved={() => isDirty && !isSaved()} text={text} />
}

/** Messages by dotted path as the nested object that react-hook-form keeps. */
function nested<Leaf>(messages: FieldErrors, leaf: (message: string) => Leaf) {
  const errors = {}
  for (const [path, message] of Object.entries(messages)) {
    if (message !== undefined) set(errors, path, leaf(message))
  }
  return errors
}
