import type { Settings } from '../base/readSettings'

export type Headers = Record<string, string>

/** SHA-256 of nothing: see `style-src` below. */
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const WITHOUT_CSP: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** Say something of documents alone: a script, a style or a font carries the rest. */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
]

/**
 * The headers of every answer, errors and proxied ones included.
 * @param styleHashes the hashes of the <style> elements that the answered page holds
 */
export function securityHeaders(
  settings: Settings,
  styleHashes: string[],
  development: boolean,
): Headers {
  return {
    ...WITHOUT_CSP,
    'content-security-policy': development
      ? developmentPolicy(settings)
      : contentSecurityPolicy(settings, styleHashes),
    ...(settings.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** The policy of an answer that is data, never a page: nothing in it may be loaded or run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** R38: the session's cookies can be read by scripts, so no script runs but our own files. */
function contentSecurityPolicy(settings: Settings, styleHashes: string[]): string {
  const storage = settings.storageOrigins
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // MUI's emotion adds empty <style> elements and fills them through the CSSOM, which no policy looks at:
    // the hash of the empty text lets exactly those through, and no inline style that somebody smuggles in.
    'style-src': ["'self'", EMPTY_HASH, ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...settings.connectOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** Vite's dev server writes styles and its reload client into the page, and talks to it over a web socket. */
function developmentPolicy(settings: Settings): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...settings.storageOrigins],
    'connect-src': ["'self'", 'ws:', 'wss:', ...settings.connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
