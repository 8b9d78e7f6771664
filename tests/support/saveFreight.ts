import type { FreightRequest, FreightResponse } from '#domain/freight/freightWire'
import { call, type Answer } from './http'
import type { Seller } from './openSeller'

/** Saves a seller's freight table over the one in force; what is not given is a plain one. */
export async function saveFreight(
  { token }: Pick<Seller, 'token'>,
  change: Partial<FreightRequest>,
): Promise<Answer<FreightResponse & { message?: string; errors?: Record<string, string> }>> {
  const now = await call<FreightResponse>('/vendor/freight', { token })
  const { version } = now.body.freight
  return call('/vendor/freight', {
    token,
    body: { version, handling_days: 2, free_above: null, states: {}, ...change },
  })
}
