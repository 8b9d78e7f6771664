import { auditActorLabel, auditRecordInWords } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/audit/auditWire'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'

/** Who, from where, to which record. */
export function AuditFacts({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate()
  const field = (name: string) => translate(`audit.field.${name}`)
  const to = pageOf(entry)
  return (
    <DetailCard title={translate('audit.card.facts')}>
      <FactList
        facts={[
          { label: field('actor'), value: entry.actor_name ?? entry.actor_email },
          { label: field('email'), value: entry.actor_name && entry.actor_email },
          { label: field('actor_type'), value: auditActorLabel(entry.actor_type) },
          { label: field('ip'), value: entry.ip_address },
          {
            label: field('resource'),
            value: to ? (
              <Link component={RouterLink} to={to}>
                {auditRecordInWords(entry)}
              </Link>
            ) : (
              auditRecordInWords(entry)
            ),
          },
          {
            label: field('seller'),
            value: entry.seller && (
              <Link component={RouterLink} to={paths.admin.seller(entry.seller.id)}>
                {entry.seller.name}
              </Link>
            ),
          },
        ]}
      />
    </DetailCard>
  )
}

/** The record's own page in the admin area, if it has one and is still there. */
function pageOf(entry: AuditEntry): string | null {
  const { resource, resource_id, resource_name, resource_deleted } = entry
  if (resource_name === null || resource_deleted) return null
  if (resource === 'order') return paths.admin.order(resource_id)
  if (resource === 'product') return paths.admin.product(resource_id)
  if (resource === 'seller') return paths.admin.seller(resource_id)
  if (resource === 'application') return paths.admin.application(resource_id)
  if (resource === 'payout') return paths.admin.madePayout(resource_id)
  return null
}
