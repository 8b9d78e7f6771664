import type { Order } from '#domain/wire/order'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../shared/ui/CopyButton'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { formatAddress } from './formatAddress'

/** E-mail and shipping address, both ready to copy (spec §2). */
export function OrderCustomerCard({ order }: { order: Order }) {
  const translate = useTranslate()
  const address = formatAddress(order.shipping_address)
  const phone = order.shipping_address?.phone
  return (
    <DetailCard title={translate('order.customer.title')}>
      <Stack spacing={1.5}>
        <Entry
          label={translate('order.customer.email')}
          copy={
            order.email && (
              <CopyButton value={order.email} label={translate('order.customer.copy_email')} />
            )
          }
        >
          {order.email ?? translate('lists.unknown')}
        </Entry>
        <Entry
          label={translate('order.customer.address')}
          copy={
            address.length > 0 && (
              <CopyButton
                value={address.join('\n')}
                label={translate('order.customer.copy_address')}
              />
            )
          }
        >
          {address.length === 0 ? translate('orders.no_address') : address.join('\n')}
        </Entry>
        {phone && <Entry label={translate('order.customer.phone')}>{phone}</Entry>}
      </Stack>
    </DetailCard>
  )
}

function Entry({
  label,
  copy,
  children,
}: {
  label: string
  copy?: ReactNode
  children: ReactNode
}) {
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="caption" color="text.secondary">
          {label}
        </Typography>
        {copy}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  )
}
