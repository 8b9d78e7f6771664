import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { OrderLoadError } from '../OrderLoadError'
import { useOrder } from '../useOrder'
import { FulfillmentHistory } from './FulfillmentHistory'
import { OrderActionsCard } from './OrderActionsCard'
import { OrderCustomerCard } from './OrderCustomerCard'
import { OrderDeliveries } from './OrderDeliveries'
import { OrderHeader } from './OrderHeader'
import { OrderItems } from './OrderItems'
import { OrderTimeline } from './OrderTimeline'
import { OrderTotals } from './OrderTotals'

/** One order: what was bought, by whom, where it is and what to do next (spec §2 Order detail). */
export default function OrderDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: order, error, isPending, refetch } = useOrder(id)
  if (isPending) return <LoadingState label={translate('order.loading')} />
  if (!order) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <OrderHeader order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          // On a phone the actions come first: they are what the page is opened for.
          gridTemplateAreas: { xs: '"side" "main"', md: '"main side"' },
        }}
      >
        <Stack spacing={2} sx={{ gridArea: 'main', minWidth: 0 }}>
          <OrderItems order={order} />
          <OrderDeliveries order={order} />
          <FulfillmentHistory order={order} />
          <OrderTimeline order={order} />
        </Stack>
        <Stack spacing={2} sx={{ gridArea: 'side', minWidth: 0 }}>
          <OrderActionsCard order={order} />
          <OrderTotals order={order} />
          <OrderCustomerCard order={order} />
        </Stack>
      </Box>
    </>
  )
}
