import { useQuery } from '@tanstack/react-query'
import { useLogout, useTranslate } from 'react-admin'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import { NoticeCard } from '../kit/ui/NoticeCard'
import { ME_QUERY } from './fetchMe'

/** What the seller's status means for their work (R14); nothing for an active seller. */
export function StoreNotice() {
  const translate = useTranslate()
  const logout = useLogout()
  const { data: me } = useQuery(ME_QUERY)
  const status = readStoreStatus(me?.seller?.store_status)
  if (status === 'pending') {
    return (
      <NoticeCard
        tone="info"
        title={translate('portal.pending.title')}
        text={translate('portal.pending.text')}
        action={
          <button
            type="button"
            className="button"
            onClick={() => void logout({}, undefined, false)}
          >
            {translate('portal.pending.back')}
          </button>
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
