import type { fetchUtils } from 'ra-core'
import { apiExchange } from '../http/apiClient'

/**
 * The HTTP client under ra-data-simple-rest for a resource whose server speaks that dialect itself (issue 5, item 5):
 * nothing is translated. Token, publishable key, time-outs and errors are `apiClient`'s.
 *
 * @throws ApiError as `apiClient` does
 */
export async function simpleRestHttpClient(
  url: string,
  options: fetchUtils.Options = {},
): ReturnType<typeof fetchUtils.fetchJson> {
  const { body, headers } = await apiExchange<unknown>(url, {
    method: methodOf(options.method),
    body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    signal: options.signal ?? undefined,
  })
  return { status: 200, headers, body: '', json: body }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(method = 'GET'): (typeof METHODS)[number] {
  const known = METHODS.find((one) => one === method)
  if (known === undefined) throw new TypeError(`No such method in this dialect: ${method}`)
  return known
}
