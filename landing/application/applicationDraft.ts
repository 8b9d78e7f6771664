import { readWaiting } from '../client/waitingApplication'
import { fields } from './fields'

const KEY = 'winex.candidatura'

/** Keeps what was typed for this visit only: a reload or a lost connection costs nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(
    fields.map(({ name }) => [name, inputOf(form, name)?.value ?? '']),
  )
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be full or closed to us; the page itself still holds the answers.
  }
}

/**
 * Fills the inputs that are still empty.
 *
 * @returns whether the form now is an application that waits for a connection, to be sent as it stands
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const waiting = readWaiting()
  const draft = waiting ?? keptDraft()
  if (!draft) return false
  let isSame = true
  for (const { name } of fields) {
    const input = inputOf(form, name)
    const kept = draft[name]
    if (input && input.value === '' && typeof kept === 'string') input.value = kept
    if (input?.value !== kept) isSame = false
  }
  // the device's copy goes as soon as it was sent, also when it is refused
  saveDraft(form)
  const terms = inputOf(form, 'acceptTerms')
  if (!waiting?.acceptTerms || !isSame || !terms) return false
  terms.checked = true
  return true
}

function keptDraft(): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof draft === 'object' ? (draft as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept, then.
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : null
}
