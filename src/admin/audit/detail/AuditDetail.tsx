import { auditActionLabel } from '#domain/audit/auditActions'
import { formatDateTime } from '#domain/values/dates'
import type { AuditEntry } from '#domain/audit/auditWire'
import Stack from '@mui/material/Stack'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { AuditFacts } from './AuditFacts'
import ChangeTable from './ChangeTable'

/** One entry of the audit trail, whole. */
export default function AuditDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data, error, isPending, refetch } = useGetOne<AuditEntry>(
    'audit',
    { id: id ?? '' },
    { enabled: id !== undefined },
  )
  if (isPending) return <LoadingState />
  if (!data) {
    return (
      <RecordLoadError
        error={error}
        onRetry={() => void refetch()}
        back={paths.admin.audit}
        texts={{
          missing: 'audit.not_found',
          missingHint: 'audit.not_found_hint',
          failure: 'audit.load_error',
          back: 'audit.back',
        }}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={auditActionLabel(data.action)}
        subtitle={formatDateTime(data.at)}
        back={{ to: paths.admin.audit, label: translate('audit.back') }}
      />
      <Stack spacing={2}>
        <ChangeTable
          change={data}
          title={translate('audit.card.changes')}
          nothing={translate('audit.nothing')}
        />
        <AuditFacts entry={data} />
      </Stack>
    </>
  )
}
