const KB = 1024
const MB = 1024 * KB

/** Largest body of an ordinary call. */
export const JSON_LIMIT_BYTES = 1 * MB
/** A 5 MB image (R26) with what surrounds it. */
export const UPLOAD_LIMIT_BYTES = 6 * MB
/** A spreadsheet of 10,000 wines with full sheets. */
export const IMPORT_LIMIT_BYTES = 32 * MB

/**
 * How many bytes of body a call may send.
 * @param path without the /api prefix and the query
 */
export function bodyLimit(method: string, path: string): number {
  if (/\/imports?(\/|$)/.test(path)) return IMPORT_LIMIT_BYTES
  if (
    /\/(uploads?|files|images?|photo)(\/|$)/.test(path) &&
    (method === 'PUT' || method === 'POST')
  )
    return UPLOAD_LIMIT_BYTES
  return JSON_LIMIT_BYTES
}
