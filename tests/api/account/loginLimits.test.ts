import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { readRun } from '../../support/readRun'
import { buildRegistration } from '../../support/buildRegistration'

const seller = buildRegistration()

beforeAll(async () => {
  await call('/public/vendor/register', { body: seller })
})

const registered = async () => {
  const registration = buildRegistration()
  await call('/public/vendor/register', { body: registration })
  return registration
}

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

  it('of one account from ever other addresses of one IPv6 network stops, too', async () => {
    const { member } = await registered()
    const { engineUrl } = readRun(world.dataDir)
    const tries = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        fetch(`${engineUrl}/auth/seller/emailpass`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `2001:db8:${(process.pid % 65_536).toString(16)}:1::${at + 1}`,
          },
          body: JSON.stringify({ email: member.email, password: 'Errada123' }),
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('does not keep other people at the same address out', async () => {
    const other = buildRegistration()
    await call('/public/vendor/register', { body: other })
    expect((await signIn(other.member.email, other.member.password)).status).toBe(200)
  })

  it('takes as long for an e-mail that nobody has', async () => {
    const timed = async (email: string): Promise<number> => {
      const start = performance.now()
      await signIn(email, 'Errada123')
      return performance.now() - start
    }
    // The quickest of each: whatever else the machine does can only make an answer slower.
    let ofKnown = Infinity
    let ofUnknown = Infinity
    const ratio = () => ofUnknown / ofKnown
    const isAlike = () => ratio() > 0.6 && ratio() < 1.7
    // 8 tries are the limit of one account; more accounts only where a busy machine has blurred the first.
    for (let account = 0; account < 6 && !isAlike(); account += 1) {
      const { member } = await registered()
      // Turn about, so that a busy moment of the machine meets both alike.
      for (let round = 0; round < 7; round += 1) {
        ofKnown = Math.min(ofKnown, await timed(member.email))
        ofUnknown = Math.min(ofUnknown, await timed(`${randomUUID()}@exemplo.com.br`))
      }
    }
    expect(ratio()).toBeGreaterThan(0.6)
    expect(ratio()).toBeLessThan(1.7)
  })
})

describe('the limit of an account over all addresses', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
  const counted = async (email: string) =>
    (
      await sql<{ points: number }>('select points from rate_limit where key = $1', [
        `account:${hash(email)}`,
      ])
    )[0]?.points ?? 0
  const open = async () => {
    const { member } = buildRegistration()
    const registration = buildRegistration({ member })
    await call('/public/vendor/register', { body: registration })
    return registration.member
  }

  it('counts what was wrong at strange addresses, and takes exactly the right one back', async () => {
    const { email, password } = await open()
    await signIn(email, 'Errada123')
    await signIn(email, 'Errada123')
    expect(await counted(email)).toBe(2)
    await signIn(email, password)
    expect(await counted(email)).toBe(2)
  })

  it('is neither used nor given back at an address from which its owner has signed in', async () => {
    const { email, password } = await open()
    await signIn(email, 'Errada123')
    for (let at = 0; at < 4; at += 1) expect((await signIn(email, password)).status).toBe(200)
    expect(await counted(email)).toBe(1)
    await signIn(email, 'Errada123')
    expect(await counted(email)).toBe(1)
  })

  it('never goes below zero when its time is over meanwhile', async () => {
    const { email, password } = await open()
    await signIn(email, password)
    await sql(`delete from rate_limit where key in ($1)`, [`account:${hash(email)}`])
    await signIn(email, password)
    const below = await sql('select key from rate_limit where points < 0')
    expect(below).toEqual([])
  })
})
