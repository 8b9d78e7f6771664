import type { Cluster } from './startCluster'

/** A call to the n-th engine by itself, as a gateway makes it; counting goes round. Returns status and text. */
export async function askEngine(
  cluster: Cluster,
  at: number,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; text: string }> {
  const engine = cluster.engineUrls[at % cluster.engineUrls.length]
  const response = await fetch(`${engine}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': '127.0.0.1',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, text: await response.text() }
}

/** How often each status was answered: '401 × 8, 429 × 10'. */
export function countStatuses(responses: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status || 'no answer'} × ${count}`)
    .join(', ')
}
