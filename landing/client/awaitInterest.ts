import { keepWaiting, OFFLINE, readWaiting } from './waitingApplication'

/**
 * React comes at the first sign of interest in the form: a pointer or the focus on it, or the form near the
 * screen, or an application that waits for a connection. A form sent before React has arrived waits for it; when it
 * cannot arrive, the form waits for the connection, else the browser sends it itself, as without JavaScript.
 */
export function awaitInterest(): void {
  const root = document.getElementById('application')
  const form = root?.querySelector('form')
  if (!root || !form) return

  const notice = document.createElement('p')
  notice.className = 'problem'
  notice.role = 'alert'

  let takenOver: Promise<void> | undefined
  const takeOver = (): Promise<void> => {
    takenOver ??= import('../application/takeOver').then((module) => {
      // React takes over what the server has written
      notice.remove()
      return module.takeOver(root)
    })
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

  const lost = (): void => {
    takenOver = undefined
    if (navigator.onLine) return form.submit()
    keepWaiting(form)
    notice.textContent = OFFLINE
    button?.before(notice)
    addEventListener('online', send, { once: true })
  }
  const send = (): void => {
    takeOver().then(() => form.requestSubmit(), lost)
  }
  form.addEventListener(
    'submit',
    (event) => {
      if (root.dataset.ready) return
      event.preventDefault()
      send()
    },
    { capture: true },
  )
  if (readWaiting()) begin()
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
