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

/** The filters that a view sets alone: nothing else on the page shows them. */
export const IN_VIEWS = ['owed', 'invoice'] as const satisfies View[]

/** What staff look at first; pressed again it shows all orders. */
export function OrderViews() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const views = Object.entries(VIEWS) as [View, Partial<Record<View, string>>][]
  const inForce = views
    .filter(([view, filter]) => filterValues[view] === filter[view])
    .map(([view]) => view)
  const chosen = IN_VIEWS.find((view) => inForce.includes(view)) ?? inForce[0] ?? null
  return (
    <ListTabs
      isShort
      label={translate('admin_orders.views.label')}
      tabs={views.map(([value]) => ({ value, label: translate(`admin_orders.views.${value}`) }))}
      chosen={chosen}
      onChoose={(next) => {
        const others = Object.entries(filterValues).filter(([name]) => !(name in VIEWS))
        setFilters({ ...Object.fromEntries(others), ...(next && VIEWS[next]) })
      }}
    />
  )
}
