import type { Member, MemberResponse } from '#domain/wire/member'
import { apiClient } from '../shared/http/apiClient'

/** GET /vendor/me: the signed-in member with their seller. Throws ApiError. */
export async function fetchMe(): Promise<Member> {
  const { member } = await apiClient<MemberResponse>('/vendor/me')
  return member
}

/** One key for everyone who needs it, so that a change of the profile refreshes all of them. */
export const ME_QUERY = { queryKey: ['vendor', 'me'], queryFn: fetchMe }
