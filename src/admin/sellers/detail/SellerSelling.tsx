import { formatRate } from '#domain/commission/commission'
import { SELLING, shareOf } from '#domain/sellers/acceptance'
import type { Selling } from '#domain/sellers/sellerWire'
import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import { ErrorState } from '../../../kit/ui/ErrorState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { SummaryCard } from '../../../kit/ui/SummaryCard'
import type { AdminDataProvider } from '../../dataProvider'

/** How the producer deals with orders: accepts them, sends them, gets them back. */
export default function SellerSelling({ sellerId }: { sellerId: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['sellers', 'selling', sellerId],
    queryFn: () => dataProvider.sellerSelling(sellerId),
    refetchOnMount: 'always',
  })
  if (data) return <Figures selling={data} />
  if (error)
    return (
      <ErrorState
        title={translate('admin_seller.selling.error')}
        message={serverMessage(error, translate('admin_seller.try_again'))}
        onRetry={() => void refetch()}
      />
    )
  return <LoadingState label={translate('admin_seller.selling.loading')} height={HEIGHT} />
}

const HEIGHT = { xs: 330, sm: 140 }

function Figures({ selling }: { selling: Selling }) {
  const translate = useTranslate()
  const own = (key: string, values?: Record<string, string | number>) =>
    translate(`admin_seller.selling.${key}`, { days: SELLING.days, ...values })
  const { answered, accepted, sent, returned, days_to_send: days } = selling
  if (answered === 0) return <Typography color="text.secondary">{own('none')}</Typography>
  const share = (part: number, whole: number) => {
    const percent = shareOf(part, whole)
    return percent === null ? '–' : formatRate(percent)
  }
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {own(answered === SELLING.orders ? 'newest' : 'counted', { smart_count: answered })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        <SummaryCard
          label={own('accepted')}
          value={share(accepted, answered)}
          hint={own('accepted_of', { part: accepted, smart_count: answered })}
        />
        <SummaryCard
          label={own('days')}
          value={days === null ? '–' : formatDecimal(Math.round(days * 10) / 10)}
          hint={own('days_hint')}
        />
        <SummaryCard
          label={own('returned')}
          value={share(returned, sent)}
          hint={own('returned_of', { part: returned, smart_count: sent })}
        />
      </Box>
    </>
  )
}
