import { useRef } from 'react'
import { useInput } from 'ra-core'
import { fieldId } from './fieldId'

/** A list of the sheet as one value of the form: read, change, add and take away entries, but not while the form is saved. */
export function useListValue<Entry>(name: string) {
  const path = `metadata.${name}`
  const { field, fieldState, formState } = useInput({ source: path, parse: asIs, format: asIs })
  const entries: readonly Entry[] = Array.isArray(field.value) ? (field.value as Entry[]) : []
  const readOnly = formState.isSubmitting
  const added = useRef(false)
  const put = (next: readonly Entry[]) => {
    if (!readOnly) field.onChange(next)
  }
  return {
    entries,
    errors: fieldState.error as unknown,
    path,
    readOnly,
    onBlur: field.onBlur,
    change: (index: number, entry: Entry) =>
      put(entries.map((old, at) => (at === index ? entry : old))),
    remove: (index: number) => put(entries.filter((_, at) => at !== index)),
    add: (entry: Entry) => {
      added.current = !readOnly
      put([...entries, entry])
    },
    /** Of the button that adds an entry: where an empty list is filled in. */
    id: fieldId(path),
    /** Ref of an entry's first input: one that was just added takes the focus. */
    focusWhenAdded: (index: number) => (input: HTMLInputElement | null) => {
      if (!input || !added.current || index !== entries.length - 1) return
      added.current = false
      input.focus()
    },
    idOf: (index: number, field?: string) =>
      fieldId([path, index, field].filter((part) => part !== undefined).join('.')),
  }
}

const asIs = (value: unknown) => value
