import { RETURN_FILTERS } from '#domain/orders/orderFilter'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'

const OPTIONS = RETURN_FILTERS.map((value) => ({ value, label: `orders.returns.${value}` }))

/** Orders with bottles that come back, or money that goes back. */
export const ReturnFilter = () => (
  <ChoiceFilter
    source="returns"
    label="orders.returns.label"
    allLabel="orders.returns.all"
    options={OPTIONS}
  />
)
