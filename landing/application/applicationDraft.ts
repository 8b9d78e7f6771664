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

/** Fills the inputs that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  let draft: unknown
  try {
    draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return
  }
  if (typeof draft !== 'object' || draft === null) return
  for (const { name } of fields) {
    const input = inputOf(form, name)
    const kept = (draft as Record<string, unknown>)[name]
    if (input && input.value === '' && typeof kept === 'string') input.value = kept
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
