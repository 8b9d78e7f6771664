import { readAccessKey } from '#domain/orders/invoice/accessKey'
import type { Order } from '#domain/orders/orderWire'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FoldedCard } from '../../kit/ui/FoldedCard'
import { InvoiceFacts } from './InvoiceFacts'

interface Props {
  order: Order
  invoice: NonNullable<Order['invoice']>
  /** What can be done with it. */
  children?: ReactNode
}

/** The fiscal invoice of an order by its number; open where it differs from the order, as it asks for something then. */
export function FoldedInvoice({ order, invoice, children }: Props) {
  const translate = useTranslate()
  return (
    <FoldedCard
      title={translate('order.invoice.title')}
      summary={translate('order.invoice.number', {
        number: readAccessKey(invoice.access_key).number,
      })}
      open={Boolean(invoice.xml?.differences.length)}
    >
      <InvoiceFacts order={order} invoice={invoice} />
      {children}
    </FoldedCard>
  )
}
