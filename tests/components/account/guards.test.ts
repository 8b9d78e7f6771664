import Cookies from 'js-cookie'
import { afterEach, describe, expect, test } from 'vitest'
import {
  adminGuard,
  adminSignInGuard,
  sellerGuard,
  sellerSignInGuard,
} from '../../../src/auth/guards'
import { clearSession, startSession } from '../../../src/auth/session'
import { tokens } from './tokens'

type Guard = typeof sellerGuard
type TokenKind = keyof typeof tokens | 'none'

/** Where the guard leads, and whether the token is still there afterwards. */
function visit(guard: Guard, address: string, kind: TokenKind) {
  if (kind !== 'none') startSession(tokens[kind]())
  const request = new Request(new URL(address, 'http://localhost'))
  const answer = guard({ request, params: {} } as Parameters<Guard>[0])
  return {
    to: answer?.headers.get('Location') ?? 'stays',
    kept: Cookies.get('auth_token') !== undefined,
  }
}

afterEach(() => clearSession())

const PORTAL = '/portal/orders?status=paid'
const PORTAL_LOGIN = '/login?from=%2Fportal%2Forders%3Fstatus%3Dpaid'
const ADMIN = '/admin/products/prod_1'
const ADMIN_LOGIN = '/admin/login?from=%2Fadmin%2Fproducts%2Fprod_1'

// spec 94, 95, 138, 176
describe('route guards (spec §2, §4 Session)', () => {
  test.each<[string, Guard, string, TokenKind, string, boolean]>([
    ['portal', sellerGuard, PORTAL, 'none', PORTAL_LOGIN, false],
    ['portal', sellerGuard, PORTAL, 'seller', 'stays', true],
    ['portal', sellerGuard, PORTAL, 'sellerWithoutExp', 'stays', true],
    ['portal', sellerGuard, PORTAL, 'user', '/admin/sellers', true],
    ['portal', sellerGuard, PORTAL, 'customer', '/admin/login', false],
    ['portal', sellerGuard, PORTAL, 'withoutActor', '/admin/login', false],
    ['portal', sellerGuard, PORTAL, 'expired', `${PORTAL_LOGIN}&reason=expired`, false],
    ['portal', sellerGuard, PORTAL, 'malformed', `${PORTAL_LOGIN}&reason=expired`, false],
    ['portal', sellerGuard, PORTAL, 'garbage', `${PORTAL_LOGIN}&reason=expired`, false],

    ['admin', adminGuard, ADMIN, 'none', ADMIN_LOGIN, false],
    ['admin', adminGuard, ADMIN, 'user', 'stays', true],
    ['admin', adminGuard, ADMIN, 'seller', '/portal', true],
    ['admin', adminGuard, ADMIN, 'customer', '/admin/login', false],
    ['admin', adminGuard, ADMIN, 'withoutActor', '/admin/login', false],
    ['admin', adminGuard, ADMIN, 'expired', `${ADMIN_LOGIN}&reason=expired`, false],
    ['admin', adminGuard, ADMIN, 'malformed', `${ADMIN_LOGIN}&reason=expired`, false],

    ['login', sellerSignInGuard, '/login', 'none', 'stays', false],
    ['login', sellerSignInGuard, '/login', 'seller', '/portal', true],
    ['login', sellerSignInGuard, '/login', 'sellerWithoutExp', '/portal', true],
    ['login', sellerSignInGuard, '/login', 'user', '/admin/sellers', true],
    ['login', sellerSignInGuard, '/login', 'customer', '/admin/login', false],
    ['login', sellerSignInGuard, '/login', 'expired', 'stays', false],
    ['login', sellerSignInGuard, '/login', 'malformed', 'stays', false],

    ['admin login', adminSignInGuard, '/admin/login', 'none', 'stays', false],
    ['admin login', adminSignInGuard, '/admin/login', 'user', '/admin/sellers', true],
    ['admin login', adminSignInGuard, '/admin/login', 'seller', '/portal', true],
    ['admin login', adminSignInGuard, '/admin/login', 'customer', 'stays', false],
    ['admin login', adminSignInGuard, '/admin/login', 'expired', 'stays', false],
    ['admin login', adminSignInGuard, '/admin/login', 'malformed', 'stays', false],
  ])('%s: %#', (_name, guard, address, kind, to, kept) => {
    expect(visit(guard, address, kind)).toEqual({ to, kept })
  })

  // spec 94
  test('the sign-in page replaces the refused page in the history', () => {
    const request = new Request('http://localhost/admin/sellers')
    const answer = adminGuard({ request, params: {} } as Parameters<Guard>[0])
    expect(answer?.headers.get('X-Remix-Replace')).toBe('true')
  })
})
