import type { StaffTeam } from '#domain/staff/staffWire'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'

/** A member of the staff of the test's own, signed in. */
export async function openAs(role: Parameters<typeof openStaff>[0]) {
  const person = await openStaff(role)
  const token = await askForToken('user', person.email, person.password)
  return {
    ...person,
    token,
    call: <Body = StaffTeam & { message: string }>(path: string, body?: unknown, method?: string) =>
      call<Body>(path, { token, body, ...(method ? { method } : {}) }),
  }
}
