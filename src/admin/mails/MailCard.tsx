import { formatDateTime } from '#domain/values/dates'
import type { FailedMail } from '#domain/outbox/mailWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { MailActions } from './MailActions'
import { MailStatus } from './MailStatus'
import { MailSubject } from './MailSubject'

/** A mail that could not be delivered, on the phone. */
export function MailCard({ mail }: { mail: FailedMail }) {
  return (
    <Stack spacing={1.5}>
      <MailSubject mail={mail} />
      <div>
        <MailStatus mail={mail} />
      </div>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{mail.last_error}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {formatDateTime(mail.created_at)}
      </Box>
      <MailActions mail={mail} />
    </Stack>
  )
}
