import type { StaffResponse } from '#domain/staff/staffWire'
import { callRoute } from '../../kit/http/callRoute'

/** The signed-in person of the staff. Throws ApiError. */
export const meVerbs = {
  async getMe(): Promise<StaffResponse['user']> {
    return (await callRoute('GET /admin/me')).user
  },
}
