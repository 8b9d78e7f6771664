import { AUDIT_ACTION_KEYS, AUDIT_ACTOR_KEYS } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/audit/auditWire'
import MailIcon from '@mui/icons-material/MailOutlineOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { DateRangeFilter } from '../../kit/list/DateRangeFilter'
import { ExportButton } from '../../kit/list/ExportButton'
import { ListScreen } from '../../kit/list/ListScreen'
import { PeriodPresets } from '../../kit/list/PeriodPresets'
import { SearchBox } from '../../kit/list/SearchBox'
import { useMay } from '../account/useMay'
import { AuditCard } from './AuditCard'
import { auditColumns } from './auditColumns'
import { SellerFilter } from './SellerFilter'

const TEXTS = {
  title: 'audit.list.title',
  subtitle: 'audit.list.subtitle',
  loading: 'audit.list.loading',
  error: 'audit.list.error',
  empty: 'audit.list.empty',
  emptyHint: 'audit.list.empty_hint',
  count: 'audit.list.count',
}

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
      filterNames={['q', 'actor', 'action', 'seller_id', 'resource', 'resource_id', 'from', 'to']}
      hasPresets
      summary={null}
      action={
        <>
          <Button
            component={Link}
            to={paths.admin.mails}
            variant="outlined"
            startIcon={<MailIcon />}
          >
            {translate('mail.list.title')}
          </Button>
          {may('exportTrail') && <ExportButton />}
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
          <ChoiceFilter
            source="action"
            label="audit.filter.action"
            allLabel="audit.filter.all_actions"
            options={AUDIT_ACTION_KEYS.map((action) => ({
              value: action,
              label: `audit.action.${action}`,
            }))}
          />
          <SellerFilter />
          <DateRangeFilter label="audit.filter.period" />
          <PeriodPresets />
        </>
      }
    />
  )
}
