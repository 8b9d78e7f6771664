import { formatDate, formatDateTime } from '#domain/values/dates'
import { trackingCode, trackingLink } from '#domain/orders/tracking'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { FactList } from '../../kit/ui/FactList'
import { FoldedCard } from '../../kit/ui/FoldedCard'
import { activePackages } from './activePackages'
import { OrderTimeline } from './OrderTimeline'

/** What happened to the order, and every fulfilment there ever was with all its moments (spec §2 Fulfilment history). */
export function FulfillmentHistory({ order }: { order: Order }) {
  const translate = useTranslate()
  const packages = activePackages(order)
  return (
    <FoldedCard title={translate('order.history.title')} summary={newest(order)}>
      <OrderTimeline order={order} />
      {order.fulfillments.length === 0 ? (
        <Typography color="text.secondary">{translate('order.history.empty')}</Typography>
      ) : (
        <Stack divider={<Divider />} spacing={2}>
          {order.fulfillments.map((one) => (
            <Entry
              key={one.id}
              fulfillment={one}
              number={1 + packages.findIndex(({ id }) => id === one.id)}
            />
          ))}
        </Stack>
      )}
    </FoldedCard>
  )
}

/** The day of what happened last. */
const newest = ({ timeline, created_at }: Order): string =>
  formatDate(timeline?.at(-1)?.at ?? created_at)

interface EntryProps {
  fulfillment: Fulfillment
  /** 0 for one that was undone. */
  number: number
}

/** A fulfilment's moments; what has not happened is not listed, and its id is said by no screen (issue 31). */
function Entry({ fulfillment, number }: EntryProps) {
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
        {
          label: translate('order.history.package'),
          value: number > 0 ? String(number) : translate('order.history.undone'),
        },
        ...timestamps
          .filter(([, timestamp]) => timestamp)
          .map(([key, timestamp]) => ({
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
      ].filter(({ value }) => value)}
    />
  )
}
