import { call, type Answer, type Call } from '../../support/http'

let key: Promise<string> | undefined

/** A call of the store as a stranger's shop makes it, with any method and any body. */
export async function askStore<Body = Record<string, unknown>>(
  path: string,
  { headers, ...request }: Call = {},
): Promise<Answer<Body>> {
  key ??= call<{ publishable_key: string }>('/public/config').then(
    ({ body }) => body.publishable_key,
  )
  return call<Body>(`/store/${path}`, {
    ...request,
    headers: { 'x-publishable-api-key': await key, ...headers },
  })
}

/** What an error answer carries. */
export interface Refusal {
  type?: string
  message?: string
  errors?: Record<string, string>
}
