import { formatDateTime } from '#domain/values/dates'
import { formatDecimal } from '#domain/values/decimal'
import type { Application } from '#domain/applications/applicationWire'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { mailTo } from '../../../kit/ui/Email'
import { FactList } from '../../../kit/ui/FactList'

/** The form as the producer sent it, and the terms they accepted (R19). */
export function ApplicationAnswers({ application }: { application: Application }) {
  const translate = useTranslate()
  const field = (name: string) => translate(`application.field.${name}`)
  return (
    <DetailCard title={translate('application.card.answers')}>
      <FactList
        facts={[
          { label: field('brand'), value: application.brand },
          { label: field('responsible_name'), value: application.responsible_name },
          {
            label: field('responsible_email'),
            value: (
              <Link href={mailTo(application.responsible_email)}>
                {application.responsible_email}
              </Link>
            ),
          },
          { label: field('city'), value: application.city },
          // a year has no thousands
          { label: field('founding_year'), value: application.founding_year?.toString() },
          { label: field('instagram'), value: application.instagram },
          {
            label: field('stock_quantity'),
            value:
              application.stock_quantity === null
                ? null
                : formatDecimal(application.stock_quantity),
          },
          { label: field('how_found_winex'), value: application.how_found_winex },
          { label: field('created_at'), value: formatDateTime(application.created_at) },
          {
            label: field('terms'),
            value: translate('application.field.terms_value', {
              version: application.terms_version,
              date: formatDateTime(application.terms_accepted_at),
            }),
          },
        ]}
      />
    </DetailCard>
  )
}
