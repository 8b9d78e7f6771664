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
  /** The same for every attempt of one batch. */
  key: string,
) => Promise<OrderBatchResult[]>

/**
 * Takes many orders a step further, some at a time so that the progress shows; each is answered for itself. What was not
 * done can be sent again, and only that.
 *
 * @param settled asks again for what a batch may have changed
 */
export function useBatch<Item>(send: Send<Item>, settled: () => Promise<unknown>) {
  const key = useRef('')
  const running = useRef(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<BatchOutcome<Item> | null>(null)

  const work = async (items: Item[], earlier: Item[]): Promise<BatchOutcome<Item> | null> => {
    if (running.current) return null
    running.current = true
    const now: BatchOutcome<Item> = { done: [...earlier], refused: [], unsent: [], failure: null }
    setOutcome(null)
    for (let at = 0; at < items.length; at += ORDER_BATCH_STEP) {
      setProgress({ done: at, total: items.length })
      const some = items.slice(at, at + ORDER_BATCH_STEP)
      try {
        const results = await send(some, key.current)
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
      key.current = newIdempotencyKey()
      return work(items.slice(0, ORDER_BATCH_MAX), [])
    },
    /** What was refused or not answered, once more. */
    again: () => {
      const rest = outcome && [...outcome.refused.map(({ item }) => item), ...outcome.unsent]
      return rest ? work(rest, outcome.done) : Promise.resolve(null)
    },
    close: () => setOutcome(null),
  }
}
