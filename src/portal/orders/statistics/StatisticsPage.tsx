import { useTranslate } from 'ra-core'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { paths } from '../../../paths'
import { OrderStatistics } from './OrderStatistics'

/** The figures of all orders, on a page of their own: the list is for work. */
export default function StatisticsPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        title={translate('order.statistics.page')}
        subtitle={translate('order.statistics.subtitle')}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
      />
      <OrderStatistics />
    </>
  )
}
