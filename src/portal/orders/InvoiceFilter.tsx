import { INVOICE_FILTERS } from '#domain/orders/orderFilter'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'

const OPTIONS = INVOICE_FILTERS.map((value) => ({ value, label: `order.invoice.filter_${value}` }))

/** Approved orders that have no fiscal invoice yet. */
export const InvoiceFilter = () => (
  <ChoiceFilter
    source="invoice"
    label="order.invoice.filter"
    allLabel="order.invoice.filter_all"
    options={OPTIONS}
  />
)
