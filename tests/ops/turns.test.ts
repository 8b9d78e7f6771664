import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inHashTurn } from '../../backend/src/account/writes/inHashTurn'
import { createTurns } from '../../backend/src/engine/limits/createTurns'

/** Acts that say that they have begun, and end when the test says so. */
function acts() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    act: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((end) => ends.push(() => end(name)))
    },
    endNext: async () => {
      ends.shift()?.()
      await turn()
    },
  }
}

describe('turns', () => {
  it('go round between keys, however many of one wait', async () => {
    const { begun, act, endNext } = acts()
    const take = createTurns({ total: 1 })
    for (const key of ['a', 'a', 'a', 'b', 'c']) void take(act(key), { key })
    for (let count = 0; count < 5; count++) await endNext()
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a'])
  })

  it('go to the smaller of two keys first, and to a large one that eight have overtaken', async () => {
    const { begun, act, endNext } = acts()
    const take = createTurns({ total: 1 })
    void take(act('first'), { key: 'x' })
    void take(act('large'), { key: 'a', size: 49 })
    for (let at = 1; at <= 10; at++) void take(act(`small ${at}`), { key: `b${at}`, size: 1 })
    for (let count = 0; count < 12; count++) await endNext()
    expect(begun.indexOf('small 1')).toBe(1)
    expect(begun.indexOf('large')).toBe(9)
  })

  it('are refused to the key of which too many wait, and to nobody else until too many of all do', async () => {
    const { act, endNext } = acts()
    const take = createTurns({ total: 1, waiting: 2, waitingOfAll: 3 })
    const running = [1, 2, 3].map(() => take(act('a'), { key: 'a' }))
    await expect(take(act('a'), { key: 'a' })).rejects.toMatchObject({ of: 'key' })
    running.push(take(act('b'), { key: 'b' }))
    await expect(take(act('c'), { key: 'c' })).rejects.toMatchObject({ of: 'all' })
    for (let count = 0; count < 4; count++) await endNext()
    expect(await Promise.all(running)).toEqual(['a', 'a', 'a', 'b'])
  })

  it('are given back by an act that fails', async () => {
    const take = createTurns({ total: 1 })
    await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await take(() => Promise.resolve('yes'))).toBe('yes')
  })
})

describe('hashes of passwords', () => {
  it('of one address, or one IPv6 network, are made one after the other, and others do not wait for them', async () => {
    const { begun, act, endNext } = acts()
    const all = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((ip) =>
      inHashTurn(ip, act('attacker')),
    )
    all.push(inHashTurn('198.51.100.7', act('neighbour')))
    await turn()
    expect(begun).toEqual(['attacker', 'neighbour'])
    for (let count = 0; count < 4; count++) await endNext()
    await Promise.all(all)
  })

  it('of one address beyond sixty that wait are refused in words and with a time', async () => {
    const { act, endNext } = acts()
    const all = Array.from({ length: 61 }, () => inHashTurn('203.0.113.1', act('one')))
    await expect(inHashTurn('203.0.113.1', act('one'))).rejects.toMatchObject({
      type: 'too_many_requests',
      retryAfter: 5,
      message:
        'Muitas pessoas entram agora a partir deste endereço. Aguarde alguns segundos e tente de novo.',
    })
    for (let count = 0; count < 61; count++) await endNext()
    expect(await Promise.all(all)).toHaveLength(61)
  })
})
