import { paths } from '../paths'

/** Where each actor type begins (spec §4); anything else has no area. */
export function homeOf(actorType: string | undefined): string | undefined {
  if (actorType === 'seller') return paths.portal.root
  if (actorType === 'user') return paths.admin.sellers
  return undefined
}

/**
 * The page to show after signing in: the remembered origin when it lies inside the actor's own
 * area, else the area's first page (R40). Undefined when the actor has no area.
 *
 * @param from what the address said; never trusted: `//host`, `/portal/../admin` and other areas fail
 */
export function destinationAfterSignIn(
  actorType: string | undefined,
  from: string | null,
): string | undefined {
  const home = homeOf(actorType)
  if (!home || !from) return home
  const root = actorType === 'seller' ? paths.portal.root : paths.admin.root
  const inside = normalize(from)
  if (!inside) return home
  const { pathname } = new URL(inside, 'https://winex.invalid')
  const ours = pathname === root || pathname.startsWith(`${root}/`)
  return ours && pathname !== paths.admin.login ? inside : home
}

/** Path, query and hash as the browser would read them, or undefined when they leave this site. */
function normalize(from: string): string | undefined {
  try {
    const base = 'https://winex.invalid'
    const url = new URL(from, base)
    return from.startsWith('/') && url.origin === base
      ? url.pathname + url.search + url.hash
      : undefined
  } catch {
    return undefined
  }
}

/** Address of a sign-in page that remembers where the visitor wanted to go. */
export function signInAddress(
  page: string,
  options: { from?: string; reason?: 'expired' } = {},
): string {
  const query = new URLSearchParams()
  if (options.from) query.set('from', options.from)
  if (options.reason) query.set('reason', options.reason)
  const text = query.toString()
  return text ? `${page}?${text}` : page
}
