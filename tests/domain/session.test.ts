import { describe, expect, test } from 'vitest'

import { safeReturnPath } from '#domain/account/returnPath'
import { areaOf, readSession } from '#domain/account/session'

const now = Date.parse('2026-03-01T12:00:00Z')
const seconds = now / 1000
const read = (payload: unknown) => readSession('a.b.c', () => payload, now)

// spec 138
describe('the session (spec §4, R39)', () => {
  test('no token is no session', () => {
    for (const token of [null, undefined, '']) {
      expect(readSession(token, () => ({}), now)).toEqual({ state: 'unauthenticated' })
    }
  })

  test('a token without exp is valid', () => {
    expect(read({ actor_type: 'seller' })).toEqual({ state: 'authenticated', actorType: 'seller' })
  })

  test('exp is a boundary: valid one second before, expired at it', () => {
    expect(read({ exp: seconds + 1, actor_type: 'user' }).state).toBe('authenticated')
    expect(read({ exp: seconds, actor_type: 'user' })).toEqual({
      state: 'expired',
      reason: 'expired',
    })
    expect(read({ exp: seconds - 1 })).toEqual({ state: 'expired', reason: 'expired' })
  })

  test('malformed tokens count as expired', () => {
    const malformed = { state: 'expired', reason: 'malformed' }
    expect(readSession('a.b', () => ({}), now)).toEqual(malformed)
    expect(
      readSession(
        'a.b.c',
        () => {
          throw new Error('unreadable')
        },
        now,
      ),
    ).toEqual(malformed)
    expect(read(null)).toEqual(malformed)
    expect(read({ exp: 'amanhã' })).toEqual(malformed)
  })

  test('the actor type opens an area, others open none', () => {
    expect([areaOf('seller'), areaOf('user'), areaOf('customer'), areaOf(null)]).toEqual([
      'portal',
      'admin',
      null,
      null,
    ])
    expect(read({ actor_type: 7 })).toEqual({ state: 'authenticated', actorType: null })
  })
})

describe('the remembered path (R40)', () => {
  test('paths of the own area are followed, query and all', () => {
    expect(safeReturnPath('/portal/wines?page=2#x', 'portal')).toBe('/portal/wines?page=2#x')
    expect(safeReturnPath('/admin/products', 'admin')).toBe('/admin/products')
    expect(safeReturnPath('/portal', 'portal')).toBe('/portal')
  })

  test.each([
    '//evil.example/portal',
    'https://evil.example/portal',
    '/\\evil.example/portal',
    '/portal/../admin/sellers',
    '/portal%2f..%2fadmin/../../login',
    '/portalx',
    '/login',
    'portal/wines',
    'javascript:alert(1)',
    '/portal\n/wines',
    '',
    undefined,
  ])('%s leads to the default page', (path) => {
    expect(safeReturnPath(path, 'portal')).toBe('/portal')
  })

  test('staff start at the sellers, also when the sign-in page is remembered', () => {
    expect(safeReturnPath('/portal/wines', 'admin')).toBe('/admin/sellers')
    expect(safeReturnPath('/admin/login', 'admin')).toBe('/admin/sellers')
  })
})
