import { ORDER_STAGES, ORDER_TABS } from '#domain/orders/orderStage'
import type { OrderListSummary } from '#domain/orders/orderWire'
import { useListFilterContext, useTranslate } from 'ra-core'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { ListTabs } from '../../kit/list/ListTabs'

const ALL = 'all'

/** What is to be done first, with how many orders wait for it, whatever else is searched or filtered. */
export function OrderTabs() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const summary = useListSummary<OrderListSummary>()
  const stage: unknown = filterValues.stage
  return (
    <ListTabs
      label={translate('orders.tabs.label')}
      tabs={[
        ...ORDER_TABS.map((tab) => ({
          value: tab,
          label: ORDER_STAGES[tab].label,
          count: summary?.stages[tab],
        })),
        { value: ALL, label: translate('orders.tabs.all'), count: summary?.total },
      ]}
      chosen={ORDER_TABS.find((tab) => tab === stage) ?? ALL}
      onChoose={(next) => {
        if (next) setFilters({ ...filterValues, stage: next === ALL ? undefined : next })
      }}
    />
  )
}
