import { formatDateTime } from '#domain/values/dates'
import type { AuditEntry } from '#domain/audit/auditWire'
import type { Column } from '../../kit/list/Column'
import { AuditActor } from './AuditActor'
import { AuditChanges } from './AuditChanges'
import { AuditSubject } from './AuditSubject'

/** Columns of the audit trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    label: 'audit.column.at',
    sortBy: 'at',
    nowrap: true,
    render: (entry) => formatDateTime(entry.at),
  },
  { id: 'actor', label: 'audit.column.actor', render: (entry) => <AuditActor entry={entry} /> },
  { id: 'action', label: 'audit.column.action', render: (entry) => <AuditSubject entry={entry} /> },
  {
    id: 'changes',
    label: 'audit.column.changes',
    render: (entry) => <AuditChanges entry={entry} />,
  },
  {
    id: 'seller',
    label: 'audit.column.seller',
    from: 'lg',
    render: (entry) => entry.seller?.name,
  },
]
