import { shownWines, withoutWines } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { paths } from '../../paths'
import { useKeepWine } from '../wines/useKeepWine'
import { useWineBatch } from '../wines/batch/useWineBatch'
import { WineBatchProgress } from '../wines/batch/WineBatchProgress'
import { WineBatchResult } from '../wines/batch/WineBatchResult'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'
import { useForgetDone } from './useForgetDone'
import { lazyDialog } from '../../kit/ui/lazyDialog'

const WineBatchDialog = lazyDialog(() => import('../wines/batch/WineBatchDialog'))

/** Wines of which nothing but publishing is left: all at once, or one by one. */
export function PublishGroup({ today, isFirst }: { today: Today; isFirst: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const forget = useForgetDone()
  const keepWine = useKeepWine()
  const [asked, setAsked] = useState<WinePriceRow[] | null>(null)
  const { load, run, again, isBusy, progress, outcome, close } = useWineBatch({
    onDone: ({ kind }, done) => {
      if (kind === 'publish') forget((before) => withoutWines(before, 'publish', done))
    },
  })
  const count = today.wines.counts.publish
  if (!shownWines('publish', today) && !progress && !outcome) return null

  /** What was published meanwhile is not asked about. */
  const askAll = async () => {
    const wines = await load({ attention: 'publish' })
    if (!wines) return
    if (wines.length > 0) return setAsked(wines)
    notify('today.wines.publish.none', { type: 'info' })
    await keepWine()
  }
  return (
    <TodayGroup
      title={translate('today.wines.publish.title')}
      count={count}
      all={count > 1 ? paths.portal.attentionWines('publish') : undefined}
      action={
        count > 1 && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => void askAll()}
          >
            {translate('today.wines.publish.all', { count })}
          </Button>
        )
      }
      result={
        <>
          {progress && <WineBatchProgress progress={progress} />}
          {outcome && !progress && (
            <WineBatchResult
              outcome={outcome}
              onAgain={() => void again()}
              onUndo={(batch) => void run(batch)}
              onClose={close}
            />
          )}
          {asked && (
            <WineBatchDialog
              kind="publish"
              wines={asked}
              onClose={() => setAsked(null)}
              onConfirm={(batch) => {
                setAsked(null)
                void run(batch)
              }}
            />
          )}
        </>
      }
    >
      {today.wines.lines
        .filter(({ attention }) => attention === 'publish')
        .map((wine) => (
          <TodayLine
            key={wine.id}
            title={wine.title}
            to={paths.portal.wine(wine.id)}
            text={translate('today.wines.publish.text', {
              smart_count: wine.stock,
              count: wine.stock,
            })}
            action={
              <Button
                variant={isFirst && count === 1 ? 'contained' : 'outlined'}
                disabled={isBusy}
                aria-label={`${translate('today.wines.publish.action')}: ${wine.title}`}
                onClick={() => void run({ kind: 'publish', wines: [wine] })}
              >
                {translate('today.wines.publish.action')}
              </Button>
            }
          />
        ))}
    </TodayGroup>
  )
}
