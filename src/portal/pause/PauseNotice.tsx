import { pausedUntil } from '#domain/sellers/pause'
import { isOwner } from '#domain/team/memberRoles'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { ME_QUERY } from '../fetchMe'
import { useMayWrite } from '../useMayWrite'
import { useEndPause } from './useEndPause'

/** Above every page while the cellar pauses: nobody buys, and the way to end it. The pause's own page says it itself. */
export function PauseNotice() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { data: me, dataUpdatedAt } = useQuery(ME_QUERY)
  const mayWrite = useMayWrite()
  const { end, isPending } = useEndPause(true)
  // the day of the answer, which comes again when the person comes back to the page
  const until = pausedUntil(me?.seller?.pause, saoPauloDate(new Date(dataUpdatedAt)) ?? '')
  if (until === null || pathname === paths.portal.accountPause) return null
  return (
    <NoticeCard
      tone="warning"
      title={translate('pause.running', { to: dayAndMonth(until) })}
      action={
        isOwner(me) &&
        mayWrite && (
          <button type="button" className="button" disabled={isPending} onClick={end}>
            {translate('pause.end')}
          </button>
        )
      }
    />
  )
}

/** dd/MM: a pause ends within a few months. */
const dayAndMonth = (day: string): string => formatDate(day).slice(0, 5)
