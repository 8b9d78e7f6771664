import { isLegalEntity } from '#domain/values/taxId'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { CopyButton } from '../../kit/ui/CopyButton'
import { DetailCard } from '../../kit/ui/DetailCard'
import { mailTo } from '../../kit/ui/Email'
import { formatAddress } from './formatAddress'

/**
 * E-mail, CPF or CNPJ, shipping address and phone, ready to use and to copy (spec §2).
 *
 * @param hiddenTaxId when, or to whom, a hidden CPF or CNPJ shows in full
 */
export function OrderCustomerCard({ order, hiddenTaxId }: { order: Order; hiddenTaxId: string }) {
  const translate = useTranslate()
  const address = formatAddress(order.shipping_address)
  const { phone, address_1, city, province, postal_code } = order.shipping_address ?? {}
  const place = formatAddress({ address_1, city, province, postal_code })
  const map =
    place.length > 0 &&
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.join(', '))}`
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
          {order.email ? (
            <Link href={mailTo(order.email)}>{order.email}</Link>
          ) : (
            translate('lists.unknown')
          )}
        </Entry>
        <TaxIdEntry order={order} hint={hiddenTaxId} />
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
          {map && (
            <Link
              className="not-printed"
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'block' }}
            >
              {translate('order.customer.map')}
            </Link>
          )}
        </Entry>
        {phone && (
          <Entry label={translate('order.customer.phone')}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
          </Entry>
        )}
      </Stack>
    </DetailCard>
  )
}

/** Nothing for a canceled order, which has lost it, and where it was not sent (a copy read without a connection). */
function TaxIdEntry({ order, hint }: { order: Order; hint: string }) {
  const translate = useTranslate()
  const { buyer_tax_id: taxId, status } = order
  if (taxId === undefined || (taxId === null && status === 'canceled')) return null
  if (taxId === null)
    return (
      <Entry label={translate('order.customer.tax_id')}>
        {translate('order.customer.no_tax_id')}
      </Entry>
    )
  const kind = isLegalEntity(taxId.text) ? 'CNPJ' : 'CPF'
  return (
    <Entry
      label={kind}
      copy={
        !taxId.hidden && (
          <CopyButton
            value={taxId.text}
            label={translate('order.customer.copy_tax_id', { kind })}
          />
        )
      }
    >
      {taxId.text}
      {taxId.hidden && (
        <Typography component="span" variant="body2" color="text.secondary" display="block">
          {hint}
        </Typography>
      )}
    </Entry>
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
