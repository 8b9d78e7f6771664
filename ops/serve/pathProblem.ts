/**
 * Judges the raw path of a request before anything decodes it: a path that two programs may read in two ways
 * (dot segments, encoded separators, control characters) is not a path of ours.
 * @param url the request target as it came, query included
 * @returns the status to refuse it with, or null when it is plain
 */
export function pathProblem(url: string): 400 | 414 | null {
  if (url.length > 8192) return 414
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (!path.startsWith('/')) return 400
  if (path.includes('//') || path.includes('\\') || path.includes('#')) return 400
  if ([...url].some((character) => character <= ' ' || character === '\u007f')) return 400
  // %2f /, %5c \, %2e ., %25 % (double encoding), and every encoded control character
  if (/%(?:2f|5c|2e|25|0\d|0[a-f]|1[\da-f]|7f)/i.test(path)) return 400
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return 400
  try {
    decodeURIComponent(path)
  } catch {
    return 400
  }
  return null
}
