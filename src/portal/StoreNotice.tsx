import { useQuery } from '@tanstack/react-query'
import { useLogout, useTranslate } from 'react-admin'
import { ANALYSIS_DAYS } from '#domain/limits'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import { NoticeCard } from '../kit/ui/NoticeCard'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../paths'
import { ME_QUERY } from './fetchMe'

/** The wine list answers at both: the portal's first page. */
const INDEX_PATHS: readonly string[] = [paths.portal.root, paths.portal.wines]

/**
 * What the seller's status means for their work (R14); nothing for an active seller. That the registration is looked at stands
 * on the page that the portal opens with; elsewhere 'Hoje' says it, as the step that it is.
 */
export function StoreNotice() {
  const translate = useTranslate()
  const logout = useLogout()
  const { data: me } = useQuery(ME_QUERY)
  const { pathname } = useLocation()
  const status = readStoreStatus(me?.seller?.store_status)
  if (status === 'pending') {
    if (!INDEX_PATHS.includes(pathname.replace(/\/$/, ''))) return null
    return (
      <NoticeCard
        tone="info"
        title={translate('portal.pending.title')}
        text={translate('portal.pending.text', { count: ANALYSIS_DAYS })}
        action={
          <>
            <Link className="button" to={paths.portal.today}>
              {translate('portal.pending.today')}
            </Link>
            <button
              type="button"
              className="button"
              onClick={() => void logout({}, undefined, false)}
            >
              {translate('portal.pending.back')}
            </button>
          </>
        }
      />
    )
  }
  if (status === 'inactive' || status === 'suspended' || status === 'blocked') {
    return (
      <NoticeCard
        tone="warning"
        title={translate(`portal.read_only.${status}`)}
        text={translate(
          status === 'inactive' ? 'portal.read_only.inactive_text' : 'portal.read_only.text',
        )}
      />
    )
  }
  return null
}
