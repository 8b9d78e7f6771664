import { ORDER_BATCH_MAX, ORDER_BATCH_STEP } from '#domain/limits'
import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../kit/http/newIdempotencyKey'

/** What became of each thing of a batch; nothing is in two of them. */
export interface BatchOutcome<Item> {
  done: Item[]
  refused: { item: Item; message: string }[]
  /** Nobody knows: the connection ended before the answer. Sending them again acts once. */
  unsent: Item[]
  /** Why it ended. */
  failure: string | null
}

type Send<Item> = (
  items: Item[],
  /** The same for every attempt whose answer was lost; what was refused is asked for by another one. */
  key: string,
) => Promise<OrderBatchResult[]>

/**
 * Takes many orders a step further, some at a time so that the progress shows; each is answered for itself. What was not
 * done can be sent again, and only that.
 *
 * @param settled asks again for what a batch may have changed
 */
export function useBatch<Item>(send: Send<Item>, settled: () => Promise<unknown>) {
  /** By item: what was not answered keeps its key when it is sent once more beside what was refused. */
  const keys = useRef(new Map<Item, string>())
  const running = useRef(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<BatchOutcome<Item> | null>(null)

  const takeKey = (items: readonly Item[]) => {
    const key = newIdempotencyKey()
    for (const item of items) keys.current.set(item, key)
  }
  /** Items of one key stand together. */
  const firstOfOneKey = (items: Item[]): [key: string, Item[]] => {
    const of = items.map((item) => keys.current.get(item) ?? '')
    const [key = ''] = of
    return [key, items.slice(0, of.lastIndexOf(key) + 1)]
  }

  /** @param fresh those of the items that are another request than any before */
  const work = async (
    items: Item[],
    fresh: readonly Item[],
    earlier: Item[],
  ): Promise<BatchOutcome<Item> | null> => {
    if (running.current) return null
    running.current = true
    takeKey(fresh)
    const now: BatchOutcome<Item> = { done: [...earlier], refused: [], unsent: [], failure: null }
    setOutcome(null)
    for (let at = 0; at < items.length;) {
      setProgress({ done: at, total: items.length })
      const [key, some] = firstOfOneKey(items.slice(at, at + ORDER_BATCH_STEP))
      try {
        const results = await send(some, key)
        some.forEach((item, index) => {
          const { ok, message } = results[index] ?? { ok: false, message: '' }
          if (ok) now.done.push(item)
          else now.refused.push({ item, message: message ?? '' })
        })
      } catch (error) {
        now.unsent = items.slice(at)
        now.failure = error instanceof Error ? error.message : ''
        break
      }
      at += some.length
    }
    running.current = false
    setProgress(null)
    setOutcome(now)
    await settled()
    return now
  }
  return {
    progress,
    outcome,
    run: (items: readonly Item[]) => {
      const some = items.slice(0, ORDER_BATCH_MAX)
      return work(some, some, [])
    },
    /**
     * What was refused or not answered, once more; what was not answered goes as it was (R31).
     *
     * @param refused what was refused, as it is to be sent now
     */
    again: (refused: readonly Item[] = outcome?.refused.map(({ item }) => item) ?? []) => {
      if (!outcome) return Promise.resolve(null)
      return work([...refused, ...outcome.unsent], refused, outcome.done)
    },
    close: () => setOutcome(null),
  }
}
