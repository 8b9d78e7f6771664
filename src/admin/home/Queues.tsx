import type { HomeQueue } from '#domain/home/homeQueues'
import type { AdminHome } from '#domain/home/adminHomeWire'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'
import { useAge } from '../../kit/ui/useAge'

const { filtered, review, applications, orders, sellers, mails } = paths.admin

/** The list that shows exactly what a number counts. */
const LISTS: Record<HomeQueue, string> = {
  wines: review(),
  producers: filtered(sellers, { status: 'pending' }),
  contracts: filtered(sellers, { contract: 'pending', rate: 'with' }),
  applications: filtered(applications, { status: 'new' }),
  late_approve: filtered(orders, { late: 'approve' }),
  late_ship: filtered(orders, { late: 'ship' }),
  owed: filtered(orders, { owed: 'delivered' }),
  returns: filtered(orders, { returns: 'refund' }),
  messages: filtered(orders, { messages: 'unseen' }),
  low_acceptance: filtered(sellers, { acceptance: 'low' }),
  mails,
}

/** What waits for staff, how much of it, and since when. */
export function Queues({ queues }: Pick<AdminHome, 'queues'>) {
  const translate = useTranslate()
  const age = useAge()
  return (
    <Box component="section" aria-label={translate('admin_home.queues')}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('admin_home.queues')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {queues.map(({ queue, count, oldest, amount }) => (
          <Card key={queue} component="li" sx={{ p: 2, position: 'relative' }}>
            <Link
              component={RouterLink}
              to={LISTS[queue]}
              color="inherit"
              underline="hover"
              // the whole card is the link's target
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {translate(`admin_home.queue.${queue}`)}
            </Link>
            <Typography
              sx={{
                fontSize: '1.75rem',
                fontWeight: 650,
                lineHeight: 1.3,
                fontVariantNumeric: 'tabular-nums',
                color: count > 0 ? 'text.primary' : 'text.secondary',
              }}
            >
              {formatDecimal(count)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {amount !== null && count > 0 && `${formatBRL(amount)}, `}
              {oldest
                ? translate('admin_home.oldest', { time: age(oldest) })
                : translate(`admin_home.${count === 0 ? 'nothing' : 'no_age'}`)}
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
