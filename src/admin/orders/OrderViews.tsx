import { useListFilterContext, useTranslate } from 'ra-core'
import { ListTabs } from '../../kit/list/ListTabs'

/** The views that everybody has without saving one: each is a filter that the server knows. */
const VIEWS = {
  late: { late: 'any' },
  owed: { owed: 'delivered' },
  returns: { returns: 'open' },
  invoice: { invoice: 'missing' },
} as const
type View = keyof typeof VIEWS

/** What staff look at first; pressed again it shows all orders. */
export function OrderViews() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const views = Object.entries(VIEWS) as [View, Partial<Record<View, string>>][]
  const chosen = views.find(([view, filter]) => filterValues[view] === filter[view])
  return (
    <ListTabs
      isShort
      label={translate('admin_orders.views.label')}
      tabs={views.map(([value]) => ({ value, label: translate(`admin_orders.views.${value}`) }))}
      chosen={chosen?.[0] ?? null}
      onChoose={(next) => {
        const others = Object.entries(filterValues).filter(([name]) => !(name in VIEWS))
        setFilters({ ...Object.fromEntries(others), ...(next && VIEWS[next]) })
      }}
    />
  )
}
