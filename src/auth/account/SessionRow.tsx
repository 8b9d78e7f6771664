import { formatDateTime } from '#domain/values/dates'
import type { Session } from '#domain/account/sessionWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'ra-core'

interface Props {
  session: Session
  disabled: boolean
  onEnd: () => void
}

/** One device on which the account is open. This one ends by signing out. */
export function SessionRow({ session, disabled, onEnd }: Props) {
  const translate = useTranslate()
  const { device, ip_address, is_same_network, is_current, last_used_at, created_at } = session
  const network = is_same_network ? 'same_network' : 'other_network'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{device}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('security.sessions.address', { address: ip_address })},{' '}
          {translate(`security.sessions.${network}`)}
          <br />
          {translate('security.sessions.last_used', { date: formatDateTime(last_used_at) })}
          <br />
          {translate('security.sessions.began', { date: formatDateTime(created_at) })}
        </Box>
      </Box>
      {is_current ? (
        <Chip label={translate('security.sessions.current')} color="primary" size="small" />
      ) : (
        <Button
          variant="outlined"
          disabled={disabled}
          aria-label={translate('security.sessions.end_label', { device })}
          onClick={onEnd}
          sx={{ minHeight: 44 }}
        >
          {translate('security.sessions.end')}
        </Button>
      )}
    </Box>
  )
}
