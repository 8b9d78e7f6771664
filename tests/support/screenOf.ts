import { vi } from 'vitest'

/**
 * A window as wide as a phone's or a desk's, until its globals are stubbed no more.
 *
 * @returns makes it narrow or wide
 */
export function screenOf(isPhone: boolean) {
  const listeners = new Set<() => void>()
  let phone = isPhone
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('max-width') === phone
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  }))
  return (next: boolean) => {
    phone = next
    for (const listener of listeners) listener()
  }
}
