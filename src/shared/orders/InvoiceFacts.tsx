import { formatAccessKey, readAccessKey } from '#domain/orders/invoice/accessKey'
import { canceledValue } from '#domain/orders/dueBottles'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { CopyButton } from '../../kit/ui/CopyButton'

interface Props {
  order: Order
  invoice: NonNullable<Order['invoice']>
}

/** Number, series, month and key of an order's fiscal invoice, the key ready to be copied, and what its XML says. */
export function InvoiceFacts({ order, invoice }: Props) {
  const translate = useTranslate()
  const { month, number, series } = readAccessKey(invoice.access_key)
  const { xml } = invoice
  // what was canceled is in no invoice
  const canceled = canceledValue(order.items)
  return (
    <Box sx={{ width: '100%' }}>
      <Typography>
        {translate('order.invoice.facts', {
          number,
          series,
          month: month.split('-').toReversed().join('/'),
        })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatAccessKey(invoice.access_key)}
        </Typography>
        <CopyButton value={invoice.access_key} label={translate('order.invoice.copy')} />
      </Box>
      {xml && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('order.invoice.xml.facts', {
            total: formatBRL(xml.total),
            date: formatDate(xml.issued_on),
            buyer: xml.buyer ?? translate('order.invoice.xml.nobody'),
          })}
        </Typography>
      )}
      {xml && xml.differences.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <AlertTitle>{translate('order.invoice.differs.title')}</AlertTitle>
          {xml.differences.map((difference) => (
            <Typography key={difference} variant="body2">
              {translate(
                `order.invoice.differs.${difference === 'total' && canceled > 0 ? 'total_left' : difference}`,
                {
                  invoice: formatBRL(xml.total),
                  order: formatBRL(order.total - canceled),
                },
              )}
            </Typography>
          ))}
        </Alert>
      )}
    </Box>
  )
}
