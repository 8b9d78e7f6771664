import fc from 'fast-check'
import { exampleOf } from '../../support/exampleOf'
import { bodySchema, type Route } from '../../support/routeTable'
import { brokenBody, brokenSegment, hostileQuery, hostileValue, PROTO_KEY, toJson } from './hostile'
import type { Stage } from './openStage'

/** One request, as it goes over the wire. */
export interface Attempt {
  route: Route
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

type Edit = { kind: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat'; at: number; value: unknown }

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
  at: fc.nat(10_000),
  value: hostileValue,
})

/**
 * Valid and nearly valid requests of a route: real and strange ids, queries, and its schema's body with up to 3 changes.
 * @param token who calls; without it the actor that the route is for
 */
export function attemptOf(
  route: Route,
  stage: Stage,
  token = stage.tokenFor(route),
): fc.Arbitrary<Attempt> {
  const schema = bodySchema(route)
  const example = schema ? exampleOf(schema, stage.valueAt(route)) : stage.bodyOf(route)
  const examples = example === undefined ? [{}, { a: 'b' }] : [example]
  const reads = route.method === 'GET'
  return fc
    .record({
      segments: fc.array(fc.option(brokenSegment, { freq: 3, nil: null }), {
        minLength: 4,
        maxLength: 4,
      }),
      query: fc.option(hostileQuery, { freq: reads ? 6 : 1, nil: '' }),
      example: fc.constantFrom<unknown>(...examples),
      edits: fc.array(edit, { maxLength: 3 }),
      whole: fc.option(hostileValue, { freq: 1, nil: undefined }),
      broken: fc.option(brokenBody, { freq: 1, nil: undefined }),
      useWhole: fc.nat(9),
      headers: fc.constantFrom<Record<string, string>>(
        {},
        {},
        {},
        {},
        {},
        { 'idempotency-key': 'x' },
        { 'idempotency-key': 'a'.repeat(5_000) },
        { 'content-encoding': 'gzip' },
        { 'content-encoding': 'inventada' },
        { accept: 'text/html', 'accept-language': 'x'.repeat(2_000) },
        { 'x-forwarded-for': "'; drop table seller; --" },
        { range: 'items=-1--5', prefer: 'return=nada,count=x' },
        { authorization: 'Bearer' },
        { authorization: 'Bearer a.b.c' },
        { authorization: 'Basic !!!' },
        { cookie: 'connect.sid=s%3Ax; a=%zz' },
      ),
    })
    .map(({ segments, query, example, edits, whole, broken, useWhole, headers }) => {
      const path = strangePath(route, segments, stage)
      const [type, body] = reads
        ? [undefined, undefined]
        : broken && useWhole < 2
          ? [broken.type, broken.body]
          : [
              'application/json',
              toJson(useWhole === 2 && whole !== undefined ? whole : changed(example, edits)),
            ]
      return {
        route,
        method: route.method,
        path: query ? `${path}?${query}` : path,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(path.startsWith('/store/') ? { 'x-publishable-api-key': stage.publishableKey } : {}),
          ...(type ? { 'content-type': type } : {}),
          ...(reads ? {} : headers),
        },
        body,
      }
    })
}

/** The route's path, each parameter a real value or one that a router may trip over, written as it is. */
function strangePath(route: Route, segments: (string | null)[], stage: Stage): string {
  let at = 0
  return route.path.replace(
    /:(\w+)/g,
    (_all, name: string) =>
      segments[at++] ?? encodeURIComponent(stage.paramOf(name, route.declaration.ids?.[name])),
  )
}

type Container = Record<string | number, unknown>

function changed(example: unknown, edits: Edit[]): unknown {
  const root: { body: unknown } = { body: structuredClone(example) }
  for (const { kind, at, value } of edits) {
    const places = placesOf(root as unknown as Container)
    const place = places[at % places.length]
    if (!place) continue
    const { owner, key } = place
    if (kind === 'replace') owner[key] = structuredClone(value)
    else if (kind === 'wrap') owner[key] = [owner[key]]
    else if (kind === 'repeat') owner[key] = Array.from({ length: 150 }, () => owner[key])
    else if (kind === 'remove' && owner !== (root as unknown)) delete owner[key]
    else owner[at % 2 ? PROTO_KEY : 'campo_a_mais'] = structuredClone(value)
  }
  return root.body
}

/** Every place of a value, itself included, without walking into what an earlier change made huge. */
function placesOf(owner: Container, depth = 0): { owner: Container; key: string | number }[] {
  if (depth > 6) return []
  return Object.keys(owner)
    .slice(0, 60)
    .flatMap((key) => {
      const value = owner[key]
      const inner =
        typeof value === 'object' && value !== null ? placesOf(value as Container, depth + 1) : []
      return [{ owner, key }, ...inner]
    })
}
