import { auditActorLabel } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/audit/auditWire'
import Box from '@mui/material/Box'
import { Email } from '../../kit/ui/Email'

/** The person's e-mail and kind of actor; winex itself has no e-mail. Never squeezed into parts of a word by a long list of changes. */
export function AuditActor({ entry }: { entry: AuditEntry }) {
  const side = auditActorLabel(entry.actor_type)
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'break-word' }}>
      {entry.actor_email ? <Email address={entry.actor_email} /> : side}
      {entry.actor_email && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{side}</Box>
      )}
    </Box>
  )
}
