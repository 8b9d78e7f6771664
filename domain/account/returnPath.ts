export type Area = 'portal' | 'admin'

/** Where an area begins when no path is remembered (spec §4 Session). */
export const AREA_HOME = { portal: '/portal', admin: '/admin/sellers' } satisfies Record<
  Area,
  string
>

/** A host that `URL` needs to resolve a path; it never leaves this file. */
const NOWHERE = 'http://winex.invalid'

/**
 * The remembered path if it lies in the area that the person may enter, otherwise the area's default page (R40).
 * Other hosts, protocol-relative addresses, backslashes and climbing out by '..' all end at the default page, and
 * so does the sign-in page itself.
 */
export function safeReturnPath(path: unknown, area: Area): string {
  const home = AREA_HOME[area]
  if (typeof path !== 'string' || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return home
  let url: URL
  try {
    url = new URL(path, NOWHERE)
  } catch {
    return home
  }
  const { origin, pathname, search, hash } = url
  if (origin !== NOWHERE || pathname === '/admin/login') return home
  const isInside = pathname === `/${area}` || pathname.startsWith(`/${area}/`)
  return isInside ? `${pathname}${search}${hash}` : home
}
