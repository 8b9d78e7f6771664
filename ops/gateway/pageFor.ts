export interface PageAnswer {
  /** Candidates below dist/, best first. */
  files: string[]
  status: 200 | 404
  /** Pages behind a sign-in, and those that carry a token in their address, stay out of search engines. */
  noindex: boolean
}

const LANDING: Record<string, string[]> = {
  '/': ['/landing/index.html'],
  '/termos-de-uso': [
    '/landing/termos-de-uso/index.html',
    '/landing/termos-de-uso.html',
    '/termos-de-uso/index.html',
    '/termos-de-uso.html',
  ],
  '/politica-de-privacidade': [
    '/landing/politica-de-privacidade/index.html',
    '/landing/politica-de-privacidade.html',
    '/politica-de-privacidade/index.html',
    '/politica-de-privacidade.html',
  ],
}

/** Rendered at build (decision 012): read and typed into before their code has arrived. */
const PRERENDERED = new Set(['/login', '/cadastro', '/admin/login'])

/** What a request tells of its visitor, as far as it decides which form of a page is sent. */
export interface Visitor {
  /** A session's cookie came along: the guard may lead away at once. */
  signedIn: boolean
  /** Colours chosen on an earlier visit (`src/shared/theme/colorMode.ts`). */
  colours: 'system' | 'light' | 'dark'
  /** Words in the address may change what the page shows. */
  hasQuery: boolean
}

const STRANGER: Visitor = { signedIn: false, colours: 'system', hasQuery: false }

const SHELL = '/index.html'
const SHELL_PAGES = new Set([
  '/login',
  '/cadastro',
  '/forgot-password',
  '/reset-password',
  '/convite',
])
const SHELL_AREAS = ['/portal', '/admin', '/contrato']

/**
 * Which built page answers a path (spec §2). A path that no route of ours has gets the app shell, which shows its
 * not-found page, with status 404; a path that looks like a file gets no page at all.
 */
export function pageFor(path: string, visitor = STRANGER): PageAnswer | null {
  const landing = LANDING[path]
  // Until the landing has been built, the app shell answers its addresses too.
  if (landing) return { files: [...landing, SHELL], status: 200, noindex: false }
  if (SHELL_PAGES.has(path))
    return {
      files: [...prerendered(path, visitor), SHELL],
      status: 200,
      noindex: path === '/reset-password' || path === '/convite',
    }
  const area = SHELL_AREAS.find((one) => path === one || path.startsWith(`${one}/`))
  if (area) {
    // Whoever is not signed in is led to the sign-in page and needs nothing of the area.
    const shell = visitor.signedIn ? [`/prerendered${area}.html`] : prerendered(path, visitor)
    return { files: [...shell, SHELL], status: 200, noindex: true }
  }
  if (/\.[a-z0-9]{1,11}$/i.test(path)) return null
  return { files: [SHELL], status: 404, noindex: true }
}

function prerendered(path: string, { signedIn, colours, hasQuery }: Visitor): string[] {
  if (!PRERENDERED.has(path) || signedIn || hasQuery) return []
  return [`/prerendered${path}.${colours}.html`]
}
