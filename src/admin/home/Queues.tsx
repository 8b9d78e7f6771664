import type { AdminHome } from '#domain/home/adminHomeWire'
import { HOME_QUEUES, type HomeQueue } from '#domain/home/homeQueues'
import { LOW_ACCEPTANCE } from '#domain/sellers/acceptance'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAge } from '../../kit/ui/useAge'
import { APPROVALS_ID, paths } from '../../paths'

const { filtered, review, applications, orders, sellers, mails, payouts, madePayouts, pix } =
  paths.admin

/** The list that shows exactly what a number counts. */
const LISTS: Record<HomeQueue, string> = {
  wines: review(),
  wines_waiting: review(undefined, 'waiting'),
  producers: filtered(sellers, { status: 'pending' }),
  applications: filtered(applications, { status: 'new' }),
  unrated: filtered(sellers, { status: 'active', rate: 'without' }),
  owed: filtered(orders, { owed: 'delivered' }),
  returns: filtered(orders, { returns: 'refund' }),
  pix,
  payouts_ready: filtered(payouts, { status: 'ready' }),
  payouts_held: filtered(payouts, { status: 'held' }),
  payouts_negative: filtered(payouts, { status: 'negative' }),
  // below the list
  approvals: `${payouts}#${APPROVALS_ID}`,
  results_missing: filtered(madePayouts, { status: 'prepared' }),
  results_failed: filtered(madePayouts, { status: 'to_repeat' }),
  messages: filtered(orders, { messages: 'unseen' }),
  mails,
  late_approve: filtered(orders, { late: 'approve' }),
  late_ship: filtered(orders, { late: 'ship' }),
  contracts: filtered(sellers, { status: 'active', contract: 'pending', rate: 'with' }),
  low_acceptance: filtered(sellers, { acceptance: 'low' }),
}

interface Props extends Pick<AdminHome, 'queues'> {
  waitsFor: 'team' | 'producers'
}

/** What waits for these people: how much, since when and what it is worth, each line the way to exactly its rows. */
export function Queues({ queues, waitsFor }: Props) {
  const translate = useTranslate()
  const id = useId()
  const shown = queues.filter(({ queue }) => HOME_QUEUES[queue].waitsFor === waitsFor)
  if (shown.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75 }}>
        {translate(`admin_home.waits.${waitsFor}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((queue) => (
          <QueueLine key={queue.queue} {...queue} />
        ))}
      </Box>
    </Card>
  )
}

function QueueLine({ queue, count, oldest, amount }: AdminHome['queues'][number]) {
  const translate = useTranslate()
  const age = useAge()
  const since =
    queue === 'low_acceptance'
      ? translate('admin_home.low_acceptance', { days: LOW_ACCEPTANCE.days })
      : oldest && translate('admin_home.oldest', { time: age(oldest) })
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: {
          xs: '3rem minmax(0, 1fr) 24px',
          sm: '4rem minmax(0, 1fr) auto 24px',
        },
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2 },
        minHeight: 60,
        px: { xs: 2, sm: 2.5 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: '1.25rem',
          fontWeight: 650,
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatDecimal(count)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={LISTS[queue]}
          color="inherit"
          underline="hover"
          // the whole line is the link's target
          sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {translate(`admin_home.queue.${queue}`)}
        </Link>
        {since && (
          <Typography variant="body2" color="text.secondary">
            {since}
          </Typography>
        )}
      </Box>
      {amount !== null && (
        // on a phone below the name
        <Box
          component="span"
          sx={{
            gridColumn: { xs: 2, sm: 3 },
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatBRL(amount)}
        </Box>
      )}
      <ChevronRight
        aria-hidden
        color="action"
        sx={{ gridColumn: { xs: 3, sm: 4 }, gridRow: { xs: '1 / span 2', sm: 1 } }}
      />
    </Box>
  )
}
