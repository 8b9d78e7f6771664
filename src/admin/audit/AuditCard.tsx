import { formatDateTime } from '#domain/values/dates'
import type { AuditEntry } from '#domain/audit/auditWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { AuditActor } from './AuditActor'
import { AuditChanges } from './AuditChanges'
import { AuditSubject } from './AuditSubject'

/** An entry on the phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  return (
    <Stack spacing={1.5}>
      <AuditSubject entry={entry} />
      <AuditChanges entry={entry} />
      <AuditActor entry={entry} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[formatDateTime(entry.at), entry.seller?.name].filter(Boolean).join(' · ')}
      </Box>
    </Stack>
  )
}
