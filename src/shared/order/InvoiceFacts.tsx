import { formatAccessKey, readAccessKey } from '#domain/invoices/accessKey'
import type { Order } from '#domain/wire/order'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { CopyButton } from '../ui/CopyButton'

/** Number, series, month and key of an order's fiscal invoice, the key ready to be copied. */
export function InvoiceFacts({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  const translate = useTranslate()
  const { month, number, series } = readAccessKey(invoice.access_key)
  return (
    <Box>
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
    </Box>
  )
}
