import type { FailedMail } from '#domain/outbox/mailWire'
import Box from '@mui/material/Box'

/** What the mail is about, and to whom it goes. */
export function MailSubject({ mail }: { mail: FailedMail }) {
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{mail.subject}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[mail.to, mail.seller?.name].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
}
