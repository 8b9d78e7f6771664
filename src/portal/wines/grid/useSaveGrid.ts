import { answeredRow, gridChange, type GridRow } from '#domain/wines/priceGrid'
import type { WinePriceResult, WinePrices } from '#domain/wines/winePricesWire'
import { useDataProvider, useEvent, useNotify, useTranslate } from 'ra-core'
import { useRef, useState, type RefObject } from 'react'
import { ApiError } from '../../../kit/http/ApiError'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'
import { inPortions } from '../inPortions'

interface Options {
  latest: RefObject<GridRow[]>
  replace: (change: (row: GridRow) => GridRow) => void
}

/** What is stored of a wine that changed meanwhile, by its id. */
export type Conflicts = Readonly<
  Record<string, WinePrices & { status: string; by?: WinePriceResult['changed_by'] }>
>

/**
 * Saves every changed row that can be, a portion at a time, each row for itself. What is not saved, for whatever
 * reason, stays typed and marked; pressing again saves the rest.
 */
export function useSaveGrid({ latest, replace }: Options) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const busy = useRef(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [conflicts, setConflicts] = useState<Conflicts>({})

  const take = (results: WinePriceResult[], sent: readonly GridRow[]) => {
    const byId = new Map(results.map((result) => [result.id, result]))
    replace((row) => {
      const result = byId.get(row.id)
      return result ? answeredRow(row, result, sent.find(({ id }) => id === row.id) ?? row) : row
    })
    setConflicts((known) => ({
      ...known,
      ...Object.fromEntries(
        results.flatMap(({ id, conflict, current, changed_by: by }) =>
          conflict && current ? [[id, { ...current, by }]] : [],
        ),
      ),
    }))
  }

  const save = useEvent(async () => {
    if (busy.current) return
    const sent = latest.current
    const changes = sent.flatMap((row) => gridChange(row) ?? [])
    if (changes.length === 0) return
    busy.current = true
    setProgress({ done: 0, total: changes.length })
    const all: WinePriceResult[] = []
    try {
      await inPortions(changes, async (portion) => {
        const results = await dataProvider.changeWinePrices(portion)
        take(results, sent)
        all.push(...results)
        setProgress({ done: all.length, total: changes.length })
      })
      const saved = all.filter(({ ok }) => ok).length
      notify(
        translate(saved === all.length ? 'grid.saved' : 'grid.saved_some', {
          smart_count: all.length,
          count: saved,
        }),
        { type: saved === all.length ? 'success' : 'warning' },
      )
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0
      const reason = isOffline
        ? translate('grid.offline')
        : serverMessage(error, translate('grid.try_again'))
      notify(
        all.length === 0
          ? translate('grid.nothing_saved', { reason })
          : translate('grid.interrupted', { done: all.length, total: changes.length, reason }),
        { type: 'error' },
      )
    } finally {
      busy.current = false
      setProgress(null)
      await keepWine()
    }
  })
  return { save, progress, conflicts }
}
