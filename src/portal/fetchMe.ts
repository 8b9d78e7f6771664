import type { Member } from '#domain/team/memberWire'
import { callRoute } from '../kit/http/callRoute'

/** GET /vendor/me: the signed-in member with their seller. Throws ApiError. */
async function fetchMe(): Promise<Member> {
  const { member } = await callRoute('GET /vendor/me')
  return member
}

/** One key for everyone who needs it, so that a change of the profile refreshes all of them. */
export const ME_QUERY = { queryKey: ['vendor', 'me'], queryFn: fetchMe }
