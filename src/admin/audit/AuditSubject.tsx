import { auditActionLabel, auditResourceLabel } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/wire/audit'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'

/** What was done, which leads to the entry, and to which record. Never squeezed by a long list of changes. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={paths.admin.auditEntry(entry.id)}
        color="inherit"
        sx={{ fontWeight: 600 }}
      >
        {auditActionLabel(entry.action)}
      </Link>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {auditResourceLabel(entry.resource)}: {entry.resource_name ?? entry.resource_id}
      </Box>
    </Box>
  )
}
