/**
 * React comes at the first sign of interest in the form: a pointer or the focus on it, or the form near the
 * screen. A form sent before React has arrived waits for it; when it cannot arrive, the browser sends the form
 * itself, as without JavaScript.
 */
export function awaitInterest(): void {
  const root = document.getElementById('application')
  const form = root?.querySelector('form')
  if (!root || !form) return

  let takenOver: Promise<void> | undefined
  const takeOver = (): Promise<void> => {
    takenOver ??= import('../application/takeOver').then((module) => module.takeOver(root))
    return takenOver
  }
  const begin = (): void => {
    takeOver().catch(() => {
      takenOver = undefined
    })
  }

  const terms = form.querySelector<HTMLInputElement>('[name=acceptTerms]')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  const followTerms = (): void => {
    if (terms && button) button.disabled = !terms.checked
  }
  terms?.addEventListener('change', followTerms)
  followTerms()

  form.addEventListener(
    'submit',
    (event) => {
      if (root.dataset.ready) return
      event.preventDefault()
      takeOver().then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    },
    { capture: true },
  )
  for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
    root.addEventListener(sign, begin, { once: true, passive: true })
  }
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      begin()
    },
    { rootMargin: '200px' },
  ).observe(root)
}
