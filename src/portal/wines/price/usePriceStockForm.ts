import { formatReaisInput, parseReais } from '#domain/values/money'
import { priceStockErrors, type PriceStockForm } from '#domain/wines/priceStockForm'
import type { FieldErrors } from '#domain/result'
import { useCallback, useRef, useState } from 'react'

type Field = keyof PriceStockForm

/**
 * The four fields as typed, with their messages: a field's own once it was left or sent, all of them judged together,
 * as each rule looks at several fields (spec §5).
 */
export function usePriceStockForm(opened: PriceStockForm) {
  const [values, setValues] = useState(opened)
  const [shown, setShown] = useState<Partial<Record<Field, boolean>>>({})
  const [refused, setRefused] = useState<FieldErrors<Field>>({})
  const saved = useRef(false)
  const problems = priceStockErrors(values, opened)

  const change = (field: Field) => (text: string) => {
    saved.current = false
    setValues((all) => ({ ...all, [field]: text }))
    setRefused((all) => ({ ...all, [field]: undefined }))
  }
  const leave = (field: Field) => () => {
    setShown((all) => ({ ...all, [field]: true }))
    const cents = field === 'retail' || field === 'wholesale' ? parseReais(values[field]) : null
    // '89,9' is written out as '89,90' once the field is left
    if (cents !== null && cents >= 0) {
      setValues((all) => ({ ...all, [field]: formatReaisInput(cents) }))
    }
  }
  const showAll = () =>
    setShown({ retail: true, wholesale: true, min_quantity: true, quantity: true })

  const problemOf = (field: Field): string | undefined =>
    refused[field] ?? (shown[field] ? problems[field] : undefined)

  const isUnsaved = useCallback(
    () => !saved.current && JSON.stringify(values) !== JSON.stringify(opened),
    [values, opened],
  )
  const markSaved = () => {
    saved.current = true
  }
  return { values, problems, change, leave, showAll, problemOf, setRefused, isUnsaved, markSaved }
}
