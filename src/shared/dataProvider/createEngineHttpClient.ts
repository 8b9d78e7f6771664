import type { fetchUtils } from 'ra-core'
import { apiClient } from '../http/apiClient'
import type { EngineResource, EngineResources } from './EngineResource'
import { attachSummary } from './listSummary'
import { toEngineQuery } from './toEngineQuery'

type HttpClient = (
  url: string,
  options?: fetchUtils.Options,
) => ReturnType<typeof fetchUtils.fetchJson>

/**
 * The HTTP client under ra-data-simple-rest. It reads simple-rest's requests (`/wines?range=…&sort=…&filter=…`, `PUT /wines/1`)
 * and speaks the engine's dialect: the resource's path, `limit/offset/order/q`, POST for every write, and envelopes. Token,
 * publishable key, time-outs and errors are `apiClient`'s.
 *
 * @throws ApiError as `apiClient` does; TypeError for a list answer without its rows or count
 */
export function createEngineHttpClient(resources: EngineResources): HttpClient {
  return async (url, options = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://engine.invalid')
    const [, name = '', id] = pathname.split('/')
    const resource = resources[name]
    if (resource === undefined) throw new TypeError(`No resource '${name}' in this data provider`)

    if (id === undefined && (options.method ?? 'GET') === 'GET') {
      const query = toEngineQuery(searchParams, resource)
      const answer = await apiClient<Record<string, unknown>>(
        `/${resource.path}?${query.toString()}`,
        { signal: options.signal ?? undefined },
      )
      return listResponse(answer, resource, Number(query.get('offset')))
    }
    const answer = await apiClient<unknown>(id ? `/${resource.path}/${id}` : `/${resource.path}`, {
      method: engineMethod(options.method),
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
      signal: options.signal ?? undefined,
    })
    return response(recordOf(answer, resource), new Headers())
  }
}

function listResponse(answer: Record<string, unknown>, resource: EngineResource, offset: number) {
  const rows = answer[resource.many]
  const { count } = answer
  if (!Array.isArray(rows) || typeof count !== 'number') {
    throw new TypeError(`The answer of /${resource.path} lacks '${resource.many}' or 'count'`)
  }
  attachSummary(rows, answer.summary)
  const range = `${resource.many} ${offset}-${offset + rows.length}/${count}`
  return response(rows, new Headers({ 'Content-Range': range }))
}

/** `{product: {…}}`, and spec §7's other shape of a creation, `{product: {data: [{…}]}}`. */
function recordOf(answer: unknown, { one }: EngineResource): unknown {
  if (typeof answer !== 'object' || answer === null || !(one in answer)) return answer
  const record: unknown = Reflect.get(answer, one)
  if (typeof record === 'object' && record !== null && !('id' in record) && 'data' in record) {
    return Array.isArray(record.data) ? record.data[0] : record.data
  }
  return record
}

/** The engine writes with POST only (spec §7). */
function engineMethod(method: string | undefined): 'GET' | 'POST' | 'DELETE' {
  if (method === undefined || method === 'GET' || method === 'DELETE') return method ?? 'GET'
  return 'POST'
}

function response(json: unknown, headers: Headers) {
  return { status: 200, headers, body: '', json }
}
