const KEY = 'winex.candidatura.espera'
/** The attempt whose answer never came, of submitApplication.ts. */
export const ATTEMPT_KEY = 'winex.candidatura.tentativa'

/** Said until then (R63). */
export const OFFLINE = 'Sem internet. Suas respostas estão guardadas neste aparelho.'

/**
 * An application that was sent without a connection, kept on the device until it has arrived: a phone may throw the page
 * away meanwhile. As the form's fields have it, the consent included.
 */
export function keepWaiting(form: HTMLFormElement): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))))
  } catch {
    // Storage may be full or closed to us; the page itself still holds the answers.
  }
}

export function readWaiting(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

export function dropWaiting(): void {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(ATTEMPT_KEY)
  } catch {
    // Nothing was kept, then.
  }
}
