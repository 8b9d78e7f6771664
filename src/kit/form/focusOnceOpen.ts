/** A section takes this long to open, in milliseconds. */
const OPENING_MS = 300

const FIELDS = 'input, textarea, [role=combobox], [role=option]'

/** Gives a field the focus and brings it into view. */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}

/**
 * The same as soon as the section of the field is open, unless another field has taken the focus meanwhile: what is
 * typed there must not end up here.
 * @returns the timer, for `clearTimeout`
 */
export function focusOnceOpen(
  find: () => HTMLElement | null | undefined,
): ReturnType<typeof setTimeout> {
  const before = document.activeElement
  return setTimeout(() => {
    const now = document.activeElement
    if (now === before || !now?.matches(FIELDS)) focusField(find())
  }, OPENING_MS)
}
