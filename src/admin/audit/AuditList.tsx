import {
  AUDIT_ACTOR_KEYS,
  AUDIT_ACTORS,
  auditActorLabel,
  auditActionLabel,
  auditRecordInWords,
  auditResourceLabel,
} from '#domain/audit/auditActions'
import type { AuditEntry, AuditPerson } from '#domain/audit/auditWire'
import { CACHE_STALE_MS } from '#domain/limits'
import MailIcon from '@mui/icons-material/MailOutlineOutlined'
import Button from '@mui/material/Button'
import { useListFilterContext, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { DateRangeFilter } from '../../kit/list/DateRangeFilter'
import { FilterChip, useAsChip } from '../../kit/list/FilterChip'
import { ListScreen } from '../../kit/list/ListScreen'
import { PeriodPresets } from '../../kit/list/PeriodPresets'
import { SearchBox } from '../../kit/list/SearchBox'
import { ListExport } from '../account/ListExport'
import { useMay } from '../account/useMay'
import { ActionFilter } from './ActionFilter'
import { RecordFilter } from './RecordFilter'
import { SellerFilter } from './SellerFilter'
import { formatDateTime } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { AuditChanges } from './AuditChanges'
import type { Column } from '../../kit/list/Column'
import { Email } from '../../kit/ui/Email'
import { RowLink } from '../../kit/list/RowLink'

/** Columns of the audit trail. */
const auditColumns: readonly Column<AuditEntry>[] = [
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

const TEXTS = {
  title: 'audit.list.title',
  subtitle: 'audit.list.subtitle',
  loading: 'audit.list.loading',
  error: 'audit.list.error',
  empty: 'audit.list.empty',
  emptyHint: 'audit.list.empty_hint',
  count: 'audit.list.count',
}

const FOLDED = ['actor', 'actor_id', 'action', 'seller_id', 'from', 'to']

/** Who changed what, before and after (issue 5, item 6). */
export default function AuditList() {
  const translate = useTranslate()
  const may = useMay()
  return (
    <ListScreen<AuditEntry>
      resource="audit"
      texts={TEXTS}
      columns={auditColumns}
      card={(entry) => <AuditCard entry={entry} />}
      sort={{ field: 'at', order: 'DESC' }}
      // every write adds to it (R41)
      liveMs={CACHE_STALE_MS}
      filterNames={['q', 'resource', 'resource_id', ...FOLDED]}
      folded={FOLDED}
      tabs={<PeriodPresets />}
      hasPresets
      summary={null}
      more={
        <>
          {may('seeMails') && (
            <Button component={Link} to={paths.admin.mails} startIcon={<MailIcon />}>
              {translate('mail.list.title')}
            </Button>
          )}
          <ListExport variant="text" />
        </>
      }
      search={<SearchBox placeholder="audit.list.search" label="audit.list.search_label" />}
      filters={
        <>
          <ChoiceFilter
            source="actor"
            label="audit.filter.actor"
            allLabel="audit.filter.all_actors"
            options={AUDIT_ACTOR_KEYS.map((actor) => ({
              value: actor,
              label: `audit.actor.${actor}`,
            }))}
          />
          <RecordFilter<AuditPerson>
            resource="audit-people"
            source="actor_id"
            label="audit.filter.person"
            all="audit.filter.all_people"
            none="audit.filter.person_none"
            optionOf={({ id, name, email, seller_name }) => ({
              id,
              name,
              detail: email,
              group: seller_name ?? AUDIT_ACTORS.user,
            })}
          />
          <ActionFilter />
          <SellerFilter />
          <DateRangeFilter label="audit.filter.period" />
          <OneRecord />
        </>
      }
    />
  )
}

/** 'Histórico' of one record: said above the rows, since no field of the filters holds it. */
function OneRecord() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const { resource, resource_id: id, ...others } = filterValues
  if (!useAsChip() || !resource || !id) return null
  const what = auditResourceLabel(String(resource))
  return (
    <FilterChip
      text={translate('audit.filter.one_record', { what })}
      onRemove={() => setFilters(others)}
    />
  )
}

/** An entry on the phone. */
function AuditCard({ entry }: { entry: AuditEntry }) {
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

/** The person's name, e-mail and kind of actor; winex itself has neither. Never squeezed into parts of a word by a long list of changes. */
function AuditActor({ entry }: { entry: AuditEntry }) {
  const side = auditActorLabel(entry.actor_type)
  const email = entry.actor_email && <Email address={entry.actor_email} />
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'break-word' }}>
      {entry.actor_name ?? (email || side)}
      {email && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {entry.actor_name && <div>{email}</div>}
          {side}
        </Box>
      )}
    </Box>
  )
}

/** What was done, which leads to the entry, and to which record. Never squeezed into parts of a word by a long list of changes. */
function AuditSubject({ entry }: { entry: AuditEntry }) {
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'break-word' }}>
      <RowLink to={paths.admin.auditEntry(entry.id)}>{auditActionLabel(entry.action)}</RowLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{auditRecordInWords(entry)}</Box>
    </Box>
  )
}
