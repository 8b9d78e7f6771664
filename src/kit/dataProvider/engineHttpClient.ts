import type { fetchUtils } from 'ra-core'
import { apiClient } from '../http/apiClient'
import type { EngineResource, EngineResources, WriteMeta } from './EngineResource'

/**
 * The HTTP client under ra-data-simple-rest, for single records: `/wines/1` is the resource's path, every write is a POST
 * (spec §7), and the record comes out of its envelope. Token, publishable key, time-outs and errors are `apiClient`'s.
 *
 * @param meta what the screen says about this one write
 * @throws ApiError as `apiClient` does
 */
export function engineHttpClient(
  resources: EngineResources,
  { idempotencyKey, failure }: WriteMeta = {},
) {
  return async (url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const [, name = '', id] = url.split('/')
    const resource = resources[name]
    if (resource === undefined) throw new TypeError(`No resource '${name}' in this data provider`)
    const { getOne, create } = resource.failures ?? {}
    const said = method === 'GET' ? getOne : method === 'POST' ? create : undefined
    const answer = await apiClient<unknown>(id ? `/${resource.path}/${id}` : `/${resource.path}`, {
      method: method === 'GET' || method === 'DELETE' ? method : 'POST',
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal: signal ?? undefined,
      idempotencyKey,
      failure: failure ?? said,
    })
    return {
      status: 200,
      headers: new Headers(),
      body: '',
      json: recordOf(answer, resource) ?? created(method, id),
    }
  }
}

/** `{product: {…}}`, and spec §7's other shape of a creation, `{product: {data: [{…}]}}`. */
function recordOf(answer: unknown, { one }: EngineResource): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined
  if (!(one in answer)) return 'id' in answer ? answer : undefined
  const record: unknown = Reflect.get(answer, one)
  if (typeof record !== 'object' || record === null) return undefined
  if (!('id' in record) && 'data' in record)
    return Array.isArray(record.data) ? record.data[0] : record.data
  return record
}

/** Of an answer without the record: one without an id when it was created, which the screen says. */
function created(method: string, id: string | undefined): { id: '' } {
  if (method === 'POST' && !id) return { id: '' }
  throw new TypeError('The answer lacks the record')
}
