import type { AdminHome } from '#domain/home/adminHomeWire'
import { callRoute } from '../../kit/http/callRoute'

export const homeVerbs = {
  /** The month and the queues, as the person's role sees them. Throws ApiError. */
  getHome: (): Promise<AdminHome> => callRoute('GET /admin/home'),
}
