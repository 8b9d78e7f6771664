import { formatDateTime } from '#domain/values/dates'
import type { Today } from '#domain/home/todayWire'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { importAddress } from '../imports/importAddress'
import { LineLink } from './LineLink'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'

interface Props {
  account: Today['account']
  stopped: Today['stopped_import']
}

/** What else waits for the seller: the contract, a spreadsheet, the profile. */
export function AccountGroup({ account, stopped }: Props) {
  const translate = useTranslate()
  const things = [
    ...(account.contract_open
      ? [{ key: 'contract', to: paths.portal.accountPix, values: {} }]
      : []),
    ...(stopped
      ? [
          {
            key: `import_${stopped.status}`,
            to: importAddress(stopped.id),
            values: { name: stopped.filename, date: formatDateTime(stopped.created_at) },
          },
        ]
      : []),
    ...(account.profile_open
      ? [{ key: 'profile', to: paths.portal.accountSettings, values: {} }]
      : []),
  ]
  if (things.length === 0) return null
  return (
    <TodayGroup title={translate('today.account.title')} count={things.length}>
      {things.map(({ key, to, values }) => {
        const title = translate(`today.account.${key}.title`, values)
        return (
          <TodayLine
            key={key}
            title={title}
            to={to}
            text={translate(`today.account.${key}.text`, values)}
            action={<LineLink to={to} label={`today.account.${key}.action`} name={title} />}
          />
        )
      })}
    </TodayGroup>
  )
}
