import { apiClient } from '../shared/http/apiClient'

/** The signed-in member with their seller, as far as the frame of the portal needs it. */
export interface Me {
  id: string
  name: string
  email: string
  photo: string | null
  seller: {
    id: string
    name: string
    store_status: string
    contract_signed: boolean | null
  }
}

/** GET /vendor/me. Throws ApiError. */
export async function fetchMe(): Promise<Me> {
  const { member } = await apiClient<{ member: Me }>('/vendor/me')
  return member
}

/** One key for everyone who needs it, so that a change of the profile refreshes all of them. */
export const ME_QUERY = { queryKey: ['vendor', 'me'], queryFn: fetchMe }
