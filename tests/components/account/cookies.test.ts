import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, keepPublishableKey, startSession } from '../../../src/auth/session'
import { tokens } from './tokens'

/** What is written into document.cookie, attribute by attribute. */
function written(write: () => void): string[] {
  const setter = vi.spyOn(document, 'cookie', 'set')
  try {
    write()
    return setter.mock.calls.map(([text]) => text)
  } finally {
    setter.mockRestore()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// spec 99, 179, 249
test('auth_token and medusa_api_key: 7 days, path /, SameSite strict (spec §6)', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  const token = tokens.seller()
  const cookies = written(() => {
    startSession(token)
    keepPublishableKey('pk_1')
  })
  const attributes = 'path=/; expires=Sun, 08 Mar 2026 12:00:00 GMT; sameSite=strict'
  const sorted = (cookie: string) => cookie.split('; ').sort()
  expect(cookies.map(sorted)).toEqual([
    sorted(`auth_token=${token}; ${attributes}`),
    sorted(`medusa_api_key=pk_1; ${attributes}`),
  ])
})

// spec 179
test('both cookies are secure on https', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  const cookies = written(() => {
    startSession(tokens.seller())
    keepPublishableKey('pk_1')
  })
  expect(cookies.map((cookie) => cookie.includes('; secure'))).toEqual([true, true])
})

test('logging out removes both cookies', () => {
  startSession(tokens.seller())
  keepPublishableKey('pk_1')
  expect(document.cookie).toContain('auth_token=')
  clearSession()
  expect(document.cookie).toBe('')
})
