import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FairLine } from '../../ops/serve/FairLine'

/** Enters and says when it is in. */
function enter(line: FairLine<string>, key: string, order: string[], weight?: number) {
  const entered = line.enter(key, weight)
  void entered.then((leave) => order.push(leave ? key : `${key} refused`))
  return entered
}

describe('a fair line', () => {
  it('is served in turn between keys, however many of one wait', async () => {
    const line = new FairLine<string>({ total: 1, perKey: 1, waiting: 100 })
    const order: string[] = []
    const work = async (key: string) => {
      const leave = await line.enter(key)
      order.push(key)
      await turn()
      leave?.()
    }
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c'].map(work))
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a', 'a'])
  })

  it('gives one key no more than its places, and the others theirs', async () => {
    const line = new FairLine<string>({ total: 10, perKey: 2, waiting: 100 })
    const order: string[] = []
    for (let count = 0; count < 5; count++) void enter(line, 'a', order)
    void enter(line, 'b', order)
    await turn()
    expect(order).toEqual(['a', 'a', 'b'])
    expect(line.used).toBe(3)
  })

  it('counts what is dear as more places, up to all of one key', async () => {
    const line = new FairLine<string>({ total: 10, perKey: 4, waiting: 100 })
    const order: string[] = []
    const dear = enter(line, 'a', order, 100)
    void enter(line, 'a', order)
    void enter(line, 'b', order, 3)
    await turn()
    expect(order).toEqual(['a', 'b'])
    ;(await dear)?.()
    await turn()
    expect(order).toEqual(['a', 'b', 'a'])
  })

  it('lets nothing light overtake what waits for places of all', async () => {
    const line = new FairLine<string>({ total: 4, perKey: 4, waiting: 100 })
    const order: string[] = []
    const first = enter(line, 'a', order, 2)
    void enter(line, 'b', order, 4)
    void enter(line, 'c', order, 1)
    await turn()
    expect(order).toEqual(['a'])
    ;(await first)?.()
    await turn()
    expect(order).toEqual(['a', 'b'])
  })

  it('refuses one more than may wait, and is empty once all have left', async () => {
    const line = new FairLine<string>({ total: 1, perKey: 1, waiting: 1 })
    const order: string[] = []
    const [first, second] = [enter(line, 'a', order), enter(line, 'a', order)]
    void enter(line, 'a', order)
    await turn()
    expect(order.toSorted()).toEqual(['a', 'a refused'])
    const leave = await first
    leave?.()
    leave?.()
    ;(await second)?.()
    expect([line.used, line.has('a')]).toEqual([0, false])
  })
})
