import { noticeAddress } from '#domain/notices/noticeAddress'
import { noticeText } from '#domain/notices/noticeText'
import { formatDateTime } from '#domain/values/dates'
import type { Notice } from '#domain/notices/noticeWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

interface Props {
  notice: Notice
  onOpen: () => void
}

/** One notice; it leads to what it tells of. Unread ones are bold and say so. */
export function NoticeLine({ notice, onOpen }: Props) {
  const translate = useTranslate()
  const { title, detail } = noticeText(notice.kind, notice.data)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        columnGap: 2,
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        '&:not(:first-of-type)': { borderTop: '1px solid var(--rule)' },
        boxShadow: notice.is_read ? undefined : 'inset 3px 0 0 var(--vinho)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          to={noticeAddress(notice.kind, notice.subject_id)}
          onClick={onOpen}
          style={{ fontWeight: notice.is_read ? 400 : 650 }}
        >
          {title}
          {!notice.is_read && (
            <span className="visually-hidden"> ({translate('notices.unread')})</span>
          )}
        </Link>
        {detail && (
          <Typography variant="body2" color="text.secondary">
            {detail}
          </Typography>
        )}
      </Box>
      <Typography
        component="time"
        dateTime={notice.created_at}
        variant="body2"
        color="text.secondary"
        sx={{ flex: 'none' }}
      >
        {formatDateTime(notice.created_at)}
      </Typography>
    </Box>
  )
}
