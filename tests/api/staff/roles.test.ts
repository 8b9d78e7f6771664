import { beforeAll, describe, expect, it } from 'vitest'
import { isRoleAllowed, STAFF_ROLE_KEYS, type StaffRole } from '#domain/staff/staffRoles'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { fillPath, routes } from '../../support/routeTable'

const staffRoutes = routes.filter(({ declaration }) => declaration.actor === 'user')
const tokens = new Map<StaffRole, string>()

beforeAll(async () => {
  for (const role of STAFF_ROLE_KEYS) {
    const { email, password } = await openStaff(role)
    tokens.set(role, await askForToken('user', email, password))
  }
})

describe.each(STAFF_ROLE_KEYS)('the role %s', (role) => {
  // what ends the token, or the account, with which the others are tried
  const tried = staffRoutes.filter(({ name }) => name !== 'POST /admin/sessions/end-others')

  it.each(tried.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
    const { method, declaration } = route
    const answer = await call(
      fillPath(route, () => 'id_que_nao_existe'),
      {
        method,
        token: tokens.get(role) ?? '',
        // nothing that any route takes: who is let in is told so by 400 or 404
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: { nada: true } }),
      },
    )
    if (isRoleAllowed(role, declaration.roles)) {
      expect([200, 400, 404], answer.text).toContain(answer.status)
    } else {
      expect(answer.status, answer.text).toBe(403)
      expect(answer.body.message).toMatch(/^O seu papel na equipe \(.+\) não permite isto\./)
      expect(Object.keys(answer.body)).toEqual(['type', 'message'])
    }
  })
})
