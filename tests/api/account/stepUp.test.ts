import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { routes } from '../../support/routeTable'
import { claimsOf, signToken } from '../../support/signToken'

const DAY_SECONDS = 86_400

/** Sessions whose people signed in yesterday. */
const old = { seller: '', user: '' }
beforeAll(async () => {
  for (const [actor, person] of [
    ['seller', 'signedSeller'],
    ['user', 'staff'],
  ] as const) {
    const claims = claimsOf(await tokenOf(person))
    old[actor] = signToken({ ...claims, iat: Number(claims.iat) - DAY_SECONDS })
  }
})

const asked = routes.filter(({ declaration: { stepUp } }) => stepUp === true)

describe('a session of yesterday', () => {
  it('reads on', async () => {
    expect((await call('/vendor/me', { token: old.seller })).status).toBe(200)
    expect((await call('/admin/me', { token: old.user })).status).toBe(200)
  })

  it.each(asked.map((route) => [route.name, route] as const))(
    'is asked for the password at %s, before anything of the request is looked at',
    async (_name, { method, path, declaration: { actor } }) => {
      const answer = await call(path.replace(/:\w+/g, 'id_qualquer'), {
        method,
        token: old[actor as 'seller' | 'user'],
        ...(method === 'DELETE' ? {} : { body: {} }),
      })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        type: 'unauthorized',
        message: 'Confirme que é você: entre de novo para fazer isto.',
      })
      expect(answer.headers.get('www-authenticate')).toMatch(
        /^Bearer error="insufficient_user_authentication", max_age=\d+$/,
      )
    },
  )
})
