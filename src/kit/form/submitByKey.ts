import type { KeyboardEvent } from 'react'

/** Ctrl+Enter in a text of several lines sends its form, where Enter alone begins a line. */
export const submitByKey = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}
