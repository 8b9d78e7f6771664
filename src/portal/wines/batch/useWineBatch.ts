import { UNDO_OF, type WineAction } from '#domain/wines/wineActions'
import type { WinePriceChange, WinePriceRow } from '#domain/wines/winePricesWire'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { PortalDataProvider } from '../../dataProvider'
import { inPortions } from '../inPortions'
import { useKeepWine } from '../useKeepWine'

/** What is done with the marked wines: a step of their status, or another number of bottles. */
export type WineBatch =
  | { kind: WineAction; wines: readonly Pick<WinePriceRow, 'id' | 'title'>[] }
  | { kind: 'stock'; wines: readonly WinePriceRow[]; changes: WinePriceChange[] }

export interface WineBatchOutcome {
  kind: WineBatch['kind']
  total: number
  done: number
  refused: { id: string; title: string; message: string }[]
  /** Takes back what this batch did; null when nothing can be. */
  undo: WineBatch | null
}

/**
 * Does something with many wines, a portion at a time, each wine for itself. A lost connection leaves what was done, and
 * what was not as refused: it stays marked, and can be done again.
 */
export function useWineBatch({
  onDone,
}: {
  onDone: (outcome: WineBatchOutcome, done: string[]) => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const busy = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<WineBatchOutcome | null>(null)

  /** The wines of a filter as they are now; null when that failed, which is told, or a batch runs by then. */
  const load = async (filter: Record<string, unknown>): Promise<WinePriceRow[] | null> => {
    setLoading(true)
    try {
      const wines = await dataProvider.listWinePrices(filter)
      return busy.current ? null : wines
    } catch (error) {
      notify(serverMessage(error, translate('wines.batch.try_again')), { type: 'error' })
      return null
    } finally {
      setLoading(false)
    }
  }

  const run = async (batch: WineBatch) => {
    if (busy.current) return
    busy.current = true
    setOutcome(null)
    const total = batch.wines.length
    setProgress({ done: 0, total })
    const answered = new Map<string, { ok: boolean; message: string | null; changed: boolean }>()
    let broken: string | null = null
    try {
      const take = (
        id: string,
        answer: { ok: boolean; message: string | null; changed: boolean },
      ) => {
        answered.set(id, answer)
        setProgress({ done: answered.size, total })
      }
      if ('changes' in batch) {
        await inPortions(batch.changes, async (portion) => {
          for (const { id, ok, message } of await dataProvider.changeWinePrices(portion))
            take(id, { ok, message, changed: ok })
        })
      } else {
        const ids = batch.wines.map(({ id }) => id)
        await inPortions(ids, async (portion) => {
          for (const { id, ...answer } of await dataProvider.actOnWines(portion, batch.kind))
            take(id, answer)
        })
      }
    } catch (error) {
      broken = serverMessage(error, translate('wines.batch.try_again'))
    }
    const refused = batch.wines.flatMap(({ id, title }) => {
      const answer = answered.get(id)
      if (answer?.ok) return []
      return [{ id, title, message: answer?.message ?? broken ?? '' }]
    })
    busy.current = false
    setProgress(null)
    const outcomeNow: WineBatchOutcome = {
      kind: batch.kind,
      total,
      done: total - refused.length,
      refused,
      undo: undoOf(batch, (id) => answered.get(id)?.changed === true),
    }
    setOutcome(outcomeNow)
    const left = new Set(refused.map(({ id }) => id))
    onDone(
      outcomeNow,
      batch.wines.map(({ id }) => id).filter((id) => !left.has(id)),
    )
    await keepWine()
  }
  return {
    load,
    run,
    /** From the press on: nothing else can be begun. */
    isBusy: isLoading || progress !== null,
    progress,
    outcome,
    close: () => setOutcome(null),
  }
}

/** What takes back the part that was done: the opposite step, or the former values unless the new ones have changed since. */
function undoOf(batch: WineBatch, isDone: (id: string) => boolean): WineBatch | null {
  if (!batch.wines.some(({ id }) => isDone(id))) return null
  if (!('changes' in batch)) {
    const kind = UNDO_OF[batch.kind]
    return kind && { kind, wines: batch.wines.filter(({ id }) => isDone(id)) }
  }
  const wines = batch.wines.filter(({ id }) => isDone(id))
  const before = new Map(wines.map((wine) => [wine.id, wine]))
  return {
    kind: batch.kind,
    wines,
    changes: batch.changes.flatMap(({ id, available }): WinePriceChange[] => {
      const wine = before.get(id)
      return wine ? [{ id, available: wine.available, expected: { available } }] : []
    }),
  }
}
