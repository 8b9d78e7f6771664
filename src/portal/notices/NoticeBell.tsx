import { UNREAD_NOTICES_MAX } from '#domain/limits'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { UNREAD_QUERY } from './unreadQuery'

/** In the portal's bar: leads to the notices and says how many are unread; no number while it is unknown. */
export function NoticeBell() {
  const translate = useTranslate()
  const unread = useQuery(UNREAD_QUERY).data?.unread ?? 0
  const count = unread < UNREAD_NOTICES_MAX ? unread : `${UNREAD_NOTICES_MAX - 1}+`
  return (
    <Link
      className="shell-action shell-bell"
      to={paths.portal.notices}
      aria-label={
        unread > 0
          ? translate('notices.bell', { smart_count: unread, count })
          : translate('notices.title')
      }
    >
      <Notifications />
      {unread > 0 && (
        <span className="shell-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
