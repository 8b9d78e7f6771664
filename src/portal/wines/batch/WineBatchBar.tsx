import { WINES_AT_ONCE_MAX } from '#domain/limits'
import type { Product } from '#domain/wines/productWire'
import { pricesOf } from '#domain/wines/winePrices'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { BulkActionsToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { useListTotal } from '../../../kit/list/useListTotal'
import { useRowOf } from '../../../kit/list/useRowOf'
import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { showToast } from '../../../kit/ui/toast/toastStore'
import { useMayWrite } from '../../useMayWrite'
import type { BatchKind } from './WineBatchDialog'
import { useWineBatch } from './useWineBatch'
import { WineBatchProgress } from './WineBatchProgress'
import { WineBatchResult } from './WineBatchResult'

const WineBatchDialog = lazyDialog(() => import('./WineBatchDialog'))

const KINDS: readonly BatchKind[] = ['publish', 'pause', 'stock', 'archive', 'restore', 'delete']

/** What can be done with the marked wines, of all pages, and afterwards what became of each (issue 14.2). */
export function WineBatchBar() {
  const translate = useTranslate()
  const { data, filterValues, selectedIds, total, onSelect } = useListContext<Product>()
  const all = useListTotal()
  const rowOf = useRowOf<Product>()
  const [asked, setAsked] = useState<{ kind: BatchKind; wines: WinePriceRow[] } | null>(null)
  const { load, run, again, isBusy, progress, outcome, close } = useWineBatch({
    onDone: ({ kind, done: smart_count, total: of, refused, unanswered, again: marked, undo }) => {
      // what was refused stays marked; what may have been done is not offered to another act
      onSelect(marked)
      const said = { smart_count, count: smart_count, total: of }
      const done = translate(`wines.batch.${kind}.done`, said)
      const unsure = translate('wines.batch.unsure', { smart_count: unanswered.length })
      showToast(
        refused.length + unanswered.length === 0 ? 'success' : 'warning',
        unanswered.length > 0 ? `${done}. ${unsure}` : done,
        undo ? { label: translate('wines.batch.undo'), onPress: () => void run(undo) } : undefined,
      )
    },
  })

  const count = selectedIds.length
  const isArchivedMarked = selectedIds.some((id) => rowOf(id)?.status === 'archived')
  // in the bar's place, until other wines are marked; while answers are missing until it is closed
  const isResultShown =
    outcome !== null &&
    (outcome.unanswered.length > 0 ||
      (count === outcome.again.length && outcome.again.every((id) => selectedIds.includes(id))))
  const text = (key: string) => translate(`wines.batch.${key}`, { smart_count: count, count })
  // for an answer that comes after other wines were marked, or the list was left
  const latest = useRef(selectedIds)
  useEffect(() => {
    latest.current = selectedIds
    return () => {
      latest.current = []
    }
  }, [selectedIds])
  const ask = async (kind: BatchKind) => {
    const rows = selectedIds.flatMap((id) => rowOf(id) ?? [])
    // bottles are changed from the number that is true now; for a step the rows do, where all of them were seen
    const isKnown = kind !== 'stock' && rows.length === count
    const wines = isKnown ? rows.map(priceRowOf) : await load(filterValues)
    const marked = new Set(latest.current)
    const found = wines?.filter(({ id }) => marked.has(id)) ?? []
    if (found.length > 0) setAsked({ kind, wines: found })
  }
  const selectAll = async () => {
    const wines = await load(filterValues)
    if (wines && latest.current === selectedIds) onSelect(wines.map(({ id }) => id))
  }

  return (
    <>
      {progress ? (
        <WineBatchProgress progress={progress} />
      ) : isResultShown ? (
        <WineBatchResult
          outcome={outcome}
          onAgain={() => void again()}
          onUndo={(batch) => void run(batch)}
          onClose={close}
        />
      ) : (
        count > 0 && (
          <BulkActionsToolbar
            label="wines.batch.selected"
            selectAllButton={false}
            {...{ role: 'region', 'aria-label': text('bar') }}
          >
            {data && (total ?? Infinity) > count && (
              <Button disabled={isBusy} onClick={() => void selectAll()}>
                {translate('wines.batch.all', all)}
              </Button>
            )}
            {KINDS.filter((kind) => kind !== 'restore' || isArchivedMarked).map((kind) => (
              <BatchButton
                key={kind}
                kind={kind}
                disabled={isBusy}
                onClick={() => void ask(kind)}
              />
            ))}
            {count <= WINES_AT_ONCE_MAX && (
              <Button variant="outlined" component={Link} to={paths.portal.wineLabels(selectedIds)}>
                {translate('wines.batch.labels')}
              </Button>
            )}
          </BulkActionsToolbar>
        )
      )}
      {asked && (
        <WineBatchDialog
          kind={asked.kind}
          wines={asked.wines}
          onClose={() => setAsked(null)}
          onConfirm={(batch) => {
            setAsked(null)
            close()
            void run(batch)
          }}
        />
      )}
    </>
  )
}

function BatchButton({
  kind,
  disabled,
  onClick,
}: {
  kind: BatchKind
  disabled: boolean
  onClick: () => void
}) {
  const translate = useTranslate()
  const mayWrite = useMayWrite()
  return (
    <Button
      variant="outlined"
      color={kind === 'delete' ? 'error' : 'primary'}
      disabled={disabled || !mayWrite}
      onClick={onClick}
    >
      {translate(`wines.batch.${kind}.label`)}
    </Button>
  )
}

/** A row of the list as one of the price grid. */
const priceRowOf = (wine: Product): WinePriceRow => ({
  id: wine.id,
  title: wine.title,
  status: wine.status,
  ...pricesOf(wine, null),
})
