import { describe, expect, it, test } from 'vitest'
import { declaredRoutes } from '#domain/routes/index'

/** What is written down when people, their sign-ins, or money change. */
const PEOPLE_OR_MONEY =
  /^(team|staff|invitation|session|password|second_factor|pix_key|payout|privacy|commission|contract\.signed|order\.(refund|return\.refund|capture|reject))(\.|$)/

const changes = declaredRoutes.filter(
  ({ method, declaration: { actor, audit = [] } }) =>
    method !== 'GET' && actor !== 'anyone' && audit.some((action) => PEOPLE_OR_MONEY.test(action)),
)

describe('a route that changes people or money', () => {
  it.each(changes.map(({ name, declaration }) => [name, declaration.stepUp] as const))(
    '%s asks for a fresh sign-in, or says why not',
    (_name, stepUp) => {
      expect(stepUp).toBeDefined()
      if (typeof stepUp === 'object' && 'not' in stepUp)
        expect(stepUp.not.length).toBeGreaterThan(5)
    },
  )
})

test.each([
  'POST /vendor/pix-key',
  'POST /vendor/pix-key/remove',
  'POST /admin/sellers/:id/pix-key/remove',
  'POST /vendor/team/invitations',
  'POST /vendor/team/members/:id',
  'DELETE /vendor/team/members/:id',
  'POST /admin/team/invitations',
  'POST /admin/team/:id',
  'DELETE /admin/team/:id',
  'POST /vendor/members/me/password',
  'POST /admin/me/password',
  'POST /vendor/second-factor',
  'POST /vendor/second-factor/confirm',
  'POST /vendor/second-factor/recovery-codes',
  'POST /vendor/second-factor/remove',
  'POST /admin/second-factor/remove',
  'POST /vendor/privacy/erasure',
  'POST /admin/payouts/:id/paid',
  'POST /admin/payouts/results',
])('%s always does', (name) => {
  expect(declaredRoutes.find((route) => route.name === name)?.declaration.stepUp).toBe(true)
})
