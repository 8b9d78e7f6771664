import { z } from 'zod'

/** GET /admin/me: the signed-in person of the staff. */
export const staffResponse = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})
export type StaffResponse = z.infer<typeof staffResponse>
