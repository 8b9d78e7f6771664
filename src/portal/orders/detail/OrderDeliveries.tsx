import { formatDecimal } from '#domain/values/decimal'
import { trackingCode, trackingLink } from '#domain/orders/tracking'
import type { Fulfillment, Label } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { CopyButton } from '../../../kit/ui/CopyButton'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { StatusChip } from '../../../kit/ui/StatusChip'
import { packageLines } from '../packageLines'
import { activePackages } from '../../../shared/orders/activePackages'
import type { StatusColor } from '#domain/status'

/** The packages that are not canceled, folded until one is on its way; each with its tracking code and 'Rastrear' (spec §2, R33). */
export function OrderDeliveries({ order }: { order: Order }) {
  const translate = useTranslate()
  const packages = activePackages(order)
  /** 'Pacote 1: Separado · Pacote 2: Enviado' */
  const statesOf = (some: Fulfillment[]) =>
    some
      .map((one, index) => {
        const name = translate('order.deliveries.package', { number: index + 1 })
        return `${name}: ${translate(`order.deliveries.state.${packageState(one).key}`)}`
      })
      .join(' · ')
  // on its way somebody may ask where it is
  const isOpen = packages.some(({ shipped_at, delivered_at }) => shipped_at && !delivered_at)
  return (
    <FoldedCard
      key={String(isOpen)}
      open={isOpen}
      title={translate('order.deliveries.title')}
      summary={packages.length === 0 ? translate('order.deliveries.empty') : statesOf(packages)}
    >
      {packages.length === 0 ? (
        <Typography color="text.secondary">{translate('order.deliveries.empty')}</Typography>
      ) : (
        <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {packages.map((one, index) => (
            <Package key={one.id} order={order} number={index + 1} fulfillment={one} />
          ))}
        </Stack>
      )}
    </FoldedCard>
  )
}

interface PackageProps {
  order: Order
  number: number
  fulfillment: Fulfillment
}

function Package({ order, number, fulfillment }: PackageProps) {
  const translate = useTranslate()
  const { key, color } = packageState(fulfillment)
  const labels = fulfillment.labels.filter((label) => trackingCode(label) ?? trackingLink(label))
  return (
    <Stack component="li" spacing={0.5}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate('order.deliveries.package', { number })}
        </Typography>
        <StatusChip label={translate(`order.deliveries.state.${key}`)} color={color} />
        <IconButton
          component={RouterLink}
          to={paths.portal.packingSlip(order.id, fulfillment.id)}
          aria-label={translate('order.slip.open_package', { number })}
          title={translate('order.slip.open_package', { number })}
        >
          <PrintOutlined fontSize="small" />
        </IconButton>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {packageLines(order, fulfillment).map(({ id, quantity, title }) => (
          <li key={id}>
            {translate('order.deliveries.bottles', { count: formatDecimal(quantity), title })}
          </li>
        ))}
      </Box>
      {labels.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('order.deliveries.no_code')}
        </Typography>
      ) : (
        labels.map((label, index) => <Tracking key={label.id ?? index} label={label} />)
      )}
    </Stack>
  )
}

function Tracking({ label }: { label: Label }) {
  const translate = useTranslate()
  const code = trackingCode(label)
  const link = trackingLink(label)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {code && (
        <>
          <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{code}</Typography>
          <CopyButton value={code} label={translate('order.deliveries.copy_code')} />
        </>
      )}
      {link && (
        <Link href={link} target="_blank" rel="noopener noreferrer">
          {translate('order.deliveries.track')}
        </Link>
      )}
    </Stack>
  )
}

/** What a package is doing, from its own record (R28). */
function packageState(one: Fulfillment): {
  key: 'prepared' | 'shipped' | 'delivered' | 'canceled'
  color: StatusColor
} {
  if (one.canceled_at) return { key: 'canceled', color: 'error' }
  if (one.delivered_at) return { key: 'delivered', color: 'success' }
  if (one.shipped_at) return { key: 'shipped', color: 'info' }
  return { key: 'prepared', color: 'warning' }
}
