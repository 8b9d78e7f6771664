import { shownWines, withoutWines } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Button from '@mui/material/Button'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../paths'
import { serverMessage } from '../../kit/http/serverMessage'
import type { PortalDataProvider } from '../dataProvider'
import { useWineBatch } from '../wines/batch/useWineBatch'
import { WineBatchProgress } from '../wines/batch/WineBatchProgress'
import { WineBatchResult } from '../wines/batch/WineBatchResult'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'
import { useForgetDone } from './useForgetDone'

const WineBatchDialog = lazy(() => import('../wines/batch/WineBatchDialog'))

/** Wines of which nothing but publishing is left: all at once, or one by one. */
export function PublishGroup({ today, isFirst }: { today: Today; isFirst: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const forget = useForgetDone()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [asked, setAsked] = useState<WinePriceRow[] | null>(null)
  const { run, progress, outcome, close } = useWineBatch({
    onDone: ({ kind }, done) => {
      if (kind === 'publish') forget((before) => withoutWines(before, 'publish', done))
    },
  })
  const count = today.wines.counts.publish
  if (!shownWines('publish', today) && !progress && !outcome) return null

  /** As they are now: what was published meanwhile is not asked about. */
  const load = async (): Promise<WinePriceRow[]> => {
    try {
      return await dataProvider.listWinePrices({ attention: 'publish' })
    } catch (error) {
      notify(serverMessage(error, translate('wines.batch.try_again')), { type: 'error' })
      return []
    }
  }
  const askAll = async () => {
    const wines = await load()
    if (wines.length > 0) setAsked(wines)
  }
  const publishOne = async (id: string) => {
    const wines = (await load()).filter((wine) => wine.id === id)
    if (wines.length > 0) await run({ kind: 'publish', wines })
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
            disabled={progress !== null}
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
              onUndo={(batch) => void run(batch)}
              onClose={close}
            />
          )}
          {asked && (
            <Suspense>
              <WineBatchDialog
                kind="publish"
                wines={asked}
                onClose={() => setAsked(null)}
                onConfirm={(batch) => {
                  setAsked(null)
                  void run(batch)
                }}
              />
            </Suspense>
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
                disabled={progress !== null}
                aria-label={`${translate('today.wines.publish.action')}: ${wine.title}`}
                onClick={() => void publishOne(wine.id)}
              >
                {translate('today.wines.publish.action')}
              </Button>
            }
          />
        ))}
    </TodayGroup>
  )
}
