import { ORDER_STAGES, ORDER_TABS } from '#domain/orders/orderStage'
import type { OrderListSummary } from '#domain/orders/orderWire'
import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useListFilterContext, useTranslate } from 'ra-core'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { useChosenInView } from '../../kit/ui/useChosenInView'

const ALL = 'all'

/** What is to be done first, with how many orders wait for it, whatever else is searched or filtered. */
export function OrderTabs() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const summary = useListSummary<OrderListSummary>()
  const stage: unknown = filterValues.stage
  const chosen = ORDER_TABS.find((tab) => tab === stage) ?? ALL
  const line = useChosenInView('[aria-pressed=true]', chosen)
  const tabs = [
    ...ORDER_TABS.map((tab) => [tab, ORDER_STAGES[tab].label, summary?.stages[tab]] as const),
    [ALL, translate('orders.tabs.all'), summary?.total] as const,
  ]
  return (
    // one line that is pushed aside on a phone
    <Box ref={line} sx={{ position: 'relative', overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        value={chosen}
        onChange={(_event, next: string | null) => {
          if (next) setFilters({ ...filterValues, stage: next === ALL ? undefined : next })
        }}
        aria-label={translate('orders.tabs.label')}
      >
        {tabs.map(([tab, label, count]) => (
          <ToggleButton
            key={tab}
            value={tab}
            sx={{
              height: 44,
              px: 1.75,
              gap: 0.75,
              whiteSpace: 'nowrap',
              // within the line, which cuts off what is around it
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
          >
            {label}
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '1ch' }}>
              {count !== undefined && formatDecimal(count)}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
