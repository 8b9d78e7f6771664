import { formatDateTime } from '#domain/values/dates'
import { trackingCode, trackingLink } from '#domain/orders/tracking'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FactList } from '../../kit/ui/FactList'
import { OrderTimeline } from './OrderTimeline'

/** What happened to the order, and every fulfilment there ever was with all its moments (spec §2 Fulfilment history). */
export function FulfillmentHistory({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
    <DetailCard title={translate('order.history.title')}>
      <OrderTimeline order={order} />
      {order.fulfillments.length === 0 ? (
        <Typography color="text.secondary">{translate('order.history.empty')}</Typography>
      ) : (
        <Stack divider={<Divider />} spacing={2}>
          {order.fulfillments.map((one) => (
            <Entry key={one.id} fulfillment={one} />
          ))}
        </Stack>
      )}
    </DetailCard>
  )
}

function Entry({ fulfillment }: { fulfillment: Fulfillment }) {
  const translate = useTranslate()
  const { labels } = fulfillment
  const links = labels.map(trackingLink).filter((link) => link !== null)
  const timestamps = [
    ['created', fulfillment.created_at],
    ['packed', fulfillment.packed_at],
    ['shipped', fulfillment.shipped_at],
    ['delivered', fulfillment.delivered_at],
    ['canceled', fulfillment.canceled_at],
  ] as const
  return (
    <FactList
      facts={[
        { label: translate('order.history.id'), value: fulfillment.id, wide: true },
        ...timestamps.map(([key, timestamp]) => ({
          label: translate(`order.history.${key}`),
          value: formatDateTime(timestamp),
        })),
        {
          label: translate('order.history.code'),
          value: labels.map(trackingCode).filter(Boolean).join(', '),
        },
        {
          label: translate('order.history.url'),
          wide: true,
          value:
            links.length === 0
              ? null
              : links.map((link) => (
                  <Link
                    key={link}
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer"
                    sx={{ display: 'block' }}
                  >
                    {link}
                  </Link>
                )),
        },
      ]}
    />
  )
}
