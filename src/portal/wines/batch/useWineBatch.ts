import { STATUS_AFTER, UNDO_OF, type WineAction } from '#domain/wines/wineActions'
import type { WinePriceChange, WinePriceRow } from '#domain/wines/winePricesWire'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { isRefused } from '../../../kit/http/isRefused'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { PortalDataProvider } from '../../dataProvider'
import { inPortions } from '../inPortions'
import { useKeepWine } from '../useKeepWine'

/** What is done with the marked wines: a step of their status, or another number of bottles. */
export type WineBatch =
  | {
      kind: WineAction
      /** With the status from before, where it is known. */
      wines: readonly (Pick<WinePriceRow, 'id' | 'title'> & Partial<Pick<WinePriceRow, 'status'>>)[]
    }
  | { kind: 'stock'; wines: readonly WinePriceRow[]; changes: WinePriceChange[] }

interface NotDone {
  id: string
  title: string
  message: string
}

export interface WineBatchOutcome {
  kind: WineBatch['kind']
  total: number
  done: number
  refused: NotDone[]
  /** Nobody knows: the connection ended before the answer. Sending the same again acts once (R31). */
  unanswered: NotDone[]
  /** What was refused for certain: it can be done by another batch. */
  again: string[]
  /** Takes back what this batch did; null when nothing can be, and while a part of it is unanswered. */
  undo: WineBatch | null
}

interface Answer {
  ok: boolean
  message: string | null
  changed: boolean
}

/** A batch and what was answered of it. */
interface Attempt {
  batch: WineBatch
  answered: Map<string, Answer>
  /** Sent, and the answer was lost: it may have been done. */
  lost: Set<string>
}

/**
 * Does something with many wines, a portion at a time, each wine for itself. What was refused can be asked for by another
 * batch; what was not answered is sent again as it was, so that bottles are not added twice (R31).
 */
export function useWineBatch({
  onDone,
}: {
  /** @param done the wines that were done since the last call */
  onDone: (outcome: WineBatchOutcome, done: string[]) => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const busy = useRef(false)
  const last = useRef<Attempt>(null)
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

  /** Sends what is not answered yet. */
  const work = async (attempt: Attempt) => {
    if (busy.current) return
    busy.current = true
    last.current = attempt
    const { batch, answered, lost } = attempt
    setOutcome(null)
    const total = batch.wines.length
    setProgress({ done: answered.size, total })
    const open = ({ id }: { id: string }) => !answered.has(id)
    const sent = batch.wines.filter(open)
    let reason = ''
    let asked: readonly { id: string }[] = []
    const inDoubt = (words: string) => translate('wines.batch.unanswered', { reason: words })
    try {
      const take = (id: string, answer: Answer) => {
        answered.set(id, answer)
        setProgress({ done: answered.size, total })
      }
      if ('changes' in batch) {
        await inPortions(batch.changes.filter(open), async (portion) => {
          asked = portion
          for (const { id, ok, message } of await dataProvider.changeWinePrices(portion)) {
            // changed since by a sale: whether these bottles were added before cannot be told
            const isDoubtful = !ok && lost.has(id)
            take(id, { ok, message: isDoubtful ? inDoubt(message ?? '') : message, changed: ok })
          }
        })
      } else {
        const after = STATUS_AFTER[batch.kind]
        const other = new Set(sent.flatMap(({ id, status }) => (status === after ? [] : [id])))
        const ids = sent.map(({ id }) => id)
        await inPortions(ids, async (portion) => {
          asked = portion.map((id) => ({ id }))
          for (const { id, ...answer } of await dataProvider.actOnWines(portion, batch.kind)) {
            // what is as wanted now was changed by the attempt whose answer was lost
            const wasChanged = lost.has(id) && answer.ok && other.has(id)
            take(id, { ...answer, changed: answer.changed || wasChanged })
          }
        })
      }
    } catch (error) {
      reason = serverMessage(error, translate('wines.batch.try_again'))
      if (isRefused(error)) {
        for (const { id } of sent.filter(open)) {
          const isDoubtful = 'changes' in batch && lost.has(id)
          const message = isDoubtful ? inDoubt(reason) : reason
          answered.set(id, { ok: false, message, changed: false })
        }
      } else for (const { id } of asked) lost.add(id)
    }
    const refused = batch.wines.flatMap(({ id, title }) => {
      const answer = answered.get(id)
      return answer && !answer.ok ? [{ id, title, message: answer.message ?? '' }] : []
    })
    const unanswered = batch.wines.filter(open).map(({ id, title }) => ({
      id,
      title,
      message: inDoubt(reason),
    }))
    busy.current = false
    setProgress(null)
    const outcomeNow: WineBatchOutcome = {
      kind: batch.kind,
      total,
      done: total - refused.length - unanswered.length,
      refused,
      unanswered,
      again: refused.map(({ id }) => id).filter((id) => !('changes' in batch && lost.has(id))),
      undo:
        unanswered.length > 0 ? null : undoOf(batch, (id) => answered.get(id)?.changed === true),
    }
    setOutcome(outcomeNow)
    onDone(
      outcomeNow,
      sent.map(({ id }) => id).filter((id) => answered.get(id)?.ok === true),
    )
    await keepWine()
  }
  return {
    load,
    run: (batch: WineBatch) => work({ batch, answered: new Map(), lost: new Set() }),
    /** What was not answered, once more. */
    again: async () => {
      if (last.current) await work(last.current)
    },
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
    // without their status from before: they have another one now
    const wines = batch.wines.filter(({ id }) => isDone(id)).map(({ id, title }) => ({ id, title }))
    return kind && { kind, wines }
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
