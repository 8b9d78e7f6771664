import type { OrderStatisticsQuery, OrderStatistics as Statistics } from '#domain/orders/orderWire'
import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ErrorState } from '../../../kit/ui/ErrorState'
import type { PortalDataProvider } from '../../dataProvider'
import { ReturnFigures } from './ReturnFigures'
import { RevenueChart } from './RevenueChart'
import { paths } from '../../../paths'

type Period = OrderStatisticsQuery['period']

/** Revenue by week or month and the wines sold in it: of the same orders, from the server, not from the page's rows. */
export function OrderStatistics() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [period, setPeriod] = useState<Period>('week')
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    // below 'orders', so that every action on an order asks for it again (R41)
    queryKey: ['orders', 'statistics', period],
    queryFn: ({ signal }) => dataProvider.orderStatistics(period, signal),
    placeholderData: keepPreviousData,
  })
  // of the other period only what came back holds for this one as well
  const ofPeriod = isPlaceholderData ? undefined : data
  const isFailed = isError && !ofPeriod
  const sold = ofPeriod?.revenue.some(({ amount }) => amount !== 0) ?? false
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <DetailCard
        title={translate('order.statistics.title')}
        action={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={period}
            onChange={(_event, next: Period | null) => next && setPeriod(next)}
            aria-label={translate('order.statistics.period')}
          >
            <ToggleButton value="week">{translate('order.statistics.week')}</ToggleButton>
            <ToggleButton value="month">{translate('order.statistics.month')}</ToggleButton>
          </ToggleButtonGroup>
        }
      >
        {isFailed ? (
          <ErrorState title={translate('order.statistics.error')} onRetry={() => void refetch()} />
        ) : !ofPeriod ? (
          <Skeleton variant="rounded" height={152} />
        ) : sold ? (
          <RevenueChart key={period} revenue={ofPeriod.revenue} period={period} />
        ) : (
          <Stack sx={{ minHeight: 120, justifyContent: 'center' }}>
            <Typography color="text.secondary">{translate('order.statistics.none')}</Typography>
          </Stack>
        )}
      </DetailCard>
      {!isFailed && (
        <DetailCard title={translate('order.statistics.best')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {translate(`order.statistics.within.${period}`)}
          </Typography>
          {ofPeriod ? (
            <BestSellers wines={ofPeriod.best_sellers} />
          ) : (
            <Skeleton variant="rounded" height={180} />
          )}
        </DetailCard>
      )}
      {data && <ReturnFigures returns={data.returns} />}
    </Box>
  )
}

/** The wines that sell best, with their bottles. */
function BestSellers({ wines }: { wines: Statistics['best_sellers'] }) {
  const translate = useTranslate()
  if (wines.length === 0) {
    return <Typography color="text.secondary">{translate('order.statistics.none')}</Typography>
  }
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {wines.map((wine) => (
        <li key={wine.product_id}>
          <Link
            component={RouterLink}
            to={paths.portal.wine(wine.product_id)}
            color="inherit"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {wine.title}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {translate('order.statistics.bottles', {
              smart_count: wine.bottles,
              count: formatDecimal(wine.bottles),
            })}
          </Typography>
        </li>
      ))}
    </Stack>
  )
}
