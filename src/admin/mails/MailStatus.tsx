import { formatDateTime } from '#domain/values/dates'
import { FAILED_MAIL_STATUSES } from '#domain/outbox/mail'
import type { FailedMail } from '#domain/outbox/mailWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Whether it is tried again, how often it was, and when the next time is. */
export function MailStatus({ mail }: { mail: FailedMail }) {
  const translate = useTranslate()
  const { label, color } = FAILED_MAIL_STATUSES[mail.status]
  return (
    <>
      <StatusChip label={label} color={color} />
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
        {translate('mail.attempts', { smart_count: mail.attempts })}
        {mail.next_attempt_at &&
          ` · ${translate('mail.next_attempt', { at: formatDateTime(mail.next_attempt_at) })}`}
      </Box>
    </>
  )
}
