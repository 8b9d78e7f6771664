import { JSON_LIMIT_BYTES } from '#domain/limits'
import { declaredRoutes } from '#domain/routes/index'
import { routeMatcher } from '#domain/routes/matchRoute'

const match = routeMatcher(
  declaredRoutes.map(({ method, path, declaration }) => ({
    method,
    path,
    value: declaration.maxBytes ?? JSON_LIMIT_BYTES,
  })),
)

/**
 * How many bytes of body a call may send, by its route's declaration.
 * @param path without the /api prefix and the query
 */
export function bodyLimit(method: string, path: string): number {
  return match(method, path)?.value ?? JSON_LIMIT_BYTES
}
