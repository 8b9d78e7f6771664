import { frameAt, landingFile, pageAt } from '#domain/site/pages'

export interface PageAnswer {
  /** The page's HTML below dist/. */
  file: string
  status: 200 | 404
  noindex: boolean
  secret: boolean
}

/** What a request tells of its visitor, as far as it decides which form of a page is sent. */
export interface Visitor {
  /** A session's cookie came along: the guard may lead away at once. */
  signedIn: boolean
  /** Colours chosen on an earlier visit (`src/kit/theme/colorMode.ts`). */
  colours: 'system' | 'light' | 'dark'
  /** Words in the address may change what the page shows. */
  hasQuery: boolean
}

const STRANGER: Visitor = { signedIn: false, colours: 'system', hasQuery: false }

const SHELL = '/index.html'

/**
 * Which built page is sent for a path (spec §2). A path that no route of ours has gets the app shell, which shows its
 * not-found page, with status 404; a path that looks like a file gets no page at all.
 */
export function pageFor(path: string, visitor = STRANGER): PageAnswer | null {
  const page = pageAt(path)
  if (page) {
    const file = page.bundle === 'landing' ? landingFile(page.address) : appFile(path, visitor)
    return { file, status: 200, noindex: page.noindex ?? false, secret: page.secret ?? false }
  }
  if (/\.[a-z0-9]{1,11}$/i.test(path)) return null
  return { file: SHELL, status: 404, noindex: true, secret: false }
}

function appFile(path: string, { signedIn, colours, hasQuery }: Visitor): string {
  const finished = pageAt(path)?.prerendered && !signedIn && !hasQuery
  // Only a visitor who is signed in sees an area; others are led to the sign-in page.
  const page = finished ? path : signedIn && !pageAt(path)?.prerendered ? frameAt(path) : undefined
  return page ? `/prerendered${page}.${colours}.html` : SHELL
}
