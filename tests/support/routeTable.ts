import { readFileSync } from 'node:fs'
import type { ZodType } from 'zod'
import type { RecordKind } from '#domain/routes/declaration'
import { declaredRoutes, type DeclaredRoute } from '#domain/routes/index'

export type Route = DeclaredRoute

/** Every route that answers, as the guard itself reads them. */
export const routes: readonly Route[] = declaredRoutes

/** What the running engine has registered with its own router, whether or not anybody may reach it. */
export function engineRoutes(): { method: string; path: string }[] {
  const file = process.env.WINEX_TEST_ROUTE_TABLE
  if (!file) throw new Error('WINEX_TEST_ROUTE_TABLE is not set: run these tests with npm test')
  return JSON.parse(readFileSync(file, 'utf8')) as { method: string; path: string }[]
}

export const isRead = ({ method }: Route): boolean => method === 'GET'

/** The schema of a JSON body; null for a route that reads none, or reads it as a stream. */
export function bodySchema({ declaration: { body } }: Route): ZodType | null {
  return body === undefined || typeof body === 'string' ? null : body
}

/** A place of a request that holds the id of a record: a parameter of the path, or a dotted path of the body. */
export interface IdPlace {
  place: string
  kind: RecordKind
  isInPath: boolean
}

export function idPlaces({ path, declaration }: Route): IdPlace[] {
  return Object.entries(declaration.ids ?? {}).map(([place, kind]) => ({
    place,
    kind,
    isInPath: path.split('/').includes(`:${place}`),
  }))
}

/** The kind of id that a dotted place of the body holds ('items.0.id' is declared as 'items.*.id'). */
export function kindAt(route: Route, place: string): RecordKind | undefined {
  const declared = place.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
  return idPlaces(route).find((one) => !one.isInPath && one.place === declared)?.kind
}

/** The route's path with its parameters filled in. */
export function fillPath(
  route: Route,
  valueOf: (name: string, kind: RecordKind | undefined) => string,
): string {
  return route.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(valueOf(name, route.declaration.ids?.[name])),
  )
}
