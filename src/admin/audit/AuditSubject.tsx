import { auditActionLabel, auditResourceLabel } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/audit/auditWire'
import Box from '@mui/material/Box'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'
import { Email, isEmail } from '../../kit/ui/Email'

/** What was done, which leads to the entry, and to which record. Never squeezed into parts of a word by a long list of changes. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const name = entry.resource_name ?? entry.resource_id
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'break-word' }}>
      <RowLink to={paths.admin.auditEntry(entry.id)}>{auditActionLabel(entry.action)}</RowLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {auditResourceLabel(entry.resource)}: {isEmail(name) ? <Email address={name} /> : name}
      </Box>
    </Box>
  )
}
