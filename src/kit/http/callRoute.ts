import type { z } from 'zod'
import type { ParamsOf, PathOf } from '#domain/routes/declaration'
import type { RouteKey, Routes } from '#domain/routes/index'
import { apiClient, apiDownload, type ApiRequest } from './apiClient'

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type BodyOf<Route> = Route extends { body: infer Schema } ? Input<Schema> : undefined
type QueryOf<Route> = Route extends { query: infer Schema extends z.ZodType }
  ? { [Name in keyof z.input<Schema>]?: string | number | boolean | undefined }
  : undefined
type AnswerOf<Route> = Route extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** A key only where there is something to send. */
type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }

export type RouteRequest<Key extends RouteKey> = Omit<ApiRequest, 'method' | 'body' | 'query'> &
  Needed<
    'params',
    [ParamsOf<PathOf<Key>>] extends [never] ? undefined : Record<ParamsOf<PathOf<Key>>, string>
  > &
  Needed<'body', BodyOf<Routes[Key]>> & { query?: QueryOf<Routes[Key]> }

type Arguments<Key extends RouteKey> =
  Record<never, never> extends RouteRequest<Key>
    ? [request?: RouteRequest<Key>]
    : [request: RouteRequest<Key>]

/**
 * Calls a declared route: its name decides what is sent and what comes back (docs/decisions/01).
 *
 * @param name method and path, as `#domain/routes/index` declares them: 'POST /vendor/orders/:id/accept'
 * @throws ApiError as `apiClient` does
 */
export function callRoute<Key extends RouteKey>(
  name: Key,
  ...[request]: Arguments<Key>
): Promise<AnswerOf<Routes[Key]>> {
  return apiClient(...addressOf(name, request))
}

/** Calls a declared route for a file; its name is the caller's. Throws ApiError. */
export function downloadRoute<Key extends RouteKey>(
  name: Key,
  ...[request]: Arguments<Key>
): Promise<Blob> {
  return apiDownload(...addressOf(name, request))
}

function addressOf(
  name: string,
  { params = {}, ...request }: { params?: Record<string, string> | undefined } & ApiRequest = {},
): [path: string, request: ApiRequest] {
  const [method, path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  return [filled, { ...request, method: method as NonNullable<ApiRequest['method']> }]
}
