import { formatDateTime } from '#domain/values/dates'
import type { Order, TimelineEntry } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** What happened when, and by whom, oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const translate = useTranslate()
  if (!order.timeline?.length) return null
  return (
    <Box
      component="ol"
      aria-label={translate('order.timeline.title')}
      sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}
    >
      {order.timeline.map((entry, index) => (
        <Step key={`${entry.event} ${entry.at} ${String(index)}`} entry={entry} />
      ))}
    </Box>
  )
}

function Step({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate()
  const code = entry.tracking_number
  const what = code
    ? translate(`order.timeline.${entry.event}_with`, { code })
    : translate(`order.timeline.${entry.event}`)
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&:last-child': { pb: 0 },
        // The thread and its knot: decoration, the order of the list says the same.
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 5,
          top: 14,
          bottom: -6,
          width: 2,
          bgcolor: 'divider',
        },
        '&:last-child::before': { display: 'none' },
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    >
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{what}</Typography>
      {entry.reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {translate('order.timeline.reason', { reason: entry.reason })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {formatDateTime(entry.at)}
        {entry.actor && ` · ${translate('order.timeline.by', { actor: entry.actor })}`}
      </Typography>
    </Box>
  )
}
