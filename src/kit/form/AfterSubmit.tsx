import type { FieldErrors } from '#domain/result'
import { useNotify } from 'ra-core'
import { useEffect, useRef } from 'react'
import { get, useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import { errorPaths } from './errorPaths'
import { focusField, focusOnceOpen } from './focusOnceOpen'

interface Props {
  /** What was stored, once. */
  takeSaved: () => FieldValues | undefined
  /** The server's words for what it refused, once. */
  takeRefusal: () => string | undefined
  wrongText: ((errors: FieldErrors) => string | undefined) | undefined
  onWrong: ((paths: readonly string[]) => void) | undefined
}

/**
 * After a submission: what was stored is no unsaved change any more; what was refused, here or by the server, is said, and
 * the first wrong field gets the focus.
 */
export function AfterSubmit({ takeSaved, takeRefusal, wrongText, onWrong }: Props) {
  const notify = useNotify()
  const { reset } = useFormContext()
  const { submitCount, errors } = useFormState()
  const told = useRef(0)
  const place = useRef<HTMLSpanElement>(null)
  useFollowingMessages()

  useEffect(() => {
    if (told.current === submitCount) return
    told.current = submitCount
    const saved = takeSaved()
    // what was changed while it was on its way is not stored
    if (saved) return reset(saved, { keepValues: true })
    const paths = errorPaths(errors)
    if (paths.length === 0) return
    const refusal = takeRefusal()
    const messages = () =>
      Object.fromEntries(paths.map((path) => [path, get(errors, `${path}.message`) as string]))
    notify(refusal ?? wrongText?.(messages()) ?? 'form.check_fields', {
      type: refusal === undefined ? 'warning' : 'error',
      messageArgs: { smart_count: paths.length },
    })
    onWrong?.(paths)
    const form = place.current?.closest('form')
    const first = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    focusField(first())
    if (onWrong) focusOnceOpen(first)
  }, [submitCount, errors, reset, notify, takeSaved, takeRefusal, wrongText, onWrong])

  return <span ref={place} hidden />
}

/** A rule may look at several fields: while one is typed, the messages of the others are judged again as well. */
function useFollowingMessages() {
  const { watch, trigger, control } = useFormContext()
  useEffect(() => {
    const subscription = watch((_values, { name }) => {
      const { errors } = control._formState
      const shown = errorPaths(errors).filter(
        (path) => path !== name && get(errors, `${path}.type`) === 'rule',
      )
      if (shown.length > 0) void trigger(shown)
    })
    return () => subscription.unsubscribe()
  }, [watch, trigger, control])
}
