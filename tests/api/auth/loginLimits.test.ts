import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { buildRegistration } from '../registration/buildRegistration'

const seller = buildRegistration()

beforeAll(async () => {
  await call('/public/vendor/register', { body: seller })
})

const signIn = (email: string, password: string) =>
  call<{ message: string; type: string }>('/auth/seller/emailpass', { body: { email, password } })

describe('guessing passwords', () => {
  it('of one account stops after a few tries, also in parallel, and says for how long', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => signIn(seller.member.email, `Errada${randomUUID()}`)),
    )
    const refused = tries.filter(({ status }) => status === 429)
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(refused).toHaveLength(6)
    expect(refused[0]?.body.type).toBe('too_many_requests')
    expect(refused[0]?.body.message).toMatch(
      /^Muitas tentativas\. Aguarde \d+ minuto\(s\) e tente novamente\.$/,
    )
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('does not keep other people at the same address out', async () => {
    const other = buildRegistration()
    await call('/public/vendor/register', { body: other })
    expect((await signIn(other.member.email, other.member.password)).status).toBe(200)
  })

  it('takes as long for an e-mail that nobody has', async () => {
    const known = buildRegistration()
    await call('/public/vendor/register', { body: known })
    const timed = async (email: string): Promise<number> => {
      const start = performance.now()
      await signIn(email, 'Errada123')
      return performance.now() - start
    }
    const times: { known: number; unknown: number }[] = []
    // Turn about, so that a busy moment of the machine meets both alike; 8 tries are the limit of one account.
    for (let round = 0; round < 7; round += 1) {
      times.push({
        known: await timed(known.member.email),
        unknown: await timed(`${randomUUID()}@exemplo.com.br`),
      })
    }
    // The quickest of each: whatever else the machine does can only make an answer slower.
    const ofKnown = Math.min(...times.map((round) => round.known))
    const ofUnknown = Math.min(...times.map((round) => round.unknown))
    expect(ofUnknown / ofKnown).toBeGreaterThan(0.6)
    expect(ofUnknown / ofKnown).toBeLessThan(1.7)
  })
})
