import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { EmptyState } from '../../../kit/ui/EmptyState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { usePageTitle } from '../../../kit/ui/usePageTitle'
import { ME_QUERY } from '../../fetchMe'
import { OrderLoadError } from '../OrderLoadError'
import { useOrder } from '../useOrder'
import { boxesOf } from './boxesOf'
import { Slip } from './Slip'
import './PackingSlip.css'

/** What goes into each box, ready to print: a sheet for each package, or for the order while it has none. */
export default function PackingSlip() {
  const translate = useTranslate()
  const { id } = useParams()
  const only = useSearchParams()[0].get('pacote')
  const { data: order, error, isPending, refetch } = useOrder(id)
  const { data: me, isPending: isSenderPending } = useQuery(ME_QUERY)
  usePageTitle(translate('order.slip.title', { number: order?.display_id ?? '' }))
  // nothing is printed while its sender is on the way
  if (isPending || isSenderPending) return <LoadingState label={translate('order.loading')} />
  if (!order) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  const boxes = boxesOf(order).filter(({ box }) => only === null || box?.id === only)
  return (
    <>
      <Stack direction="row" spacing={1} className="not-printed" sx={{ mb: 2 }}>
        <Button component={Link} to={paths.portal.order(order.id)} startIcon={<ArrowBack />}>
          {translate('order.slip.back')}
        </Button>
        <PrintButton variant="contained" />
      </Stack>
      {boxes.length === 0 && <EmptyState title={translate('order.ship.empty')} />}
      {boxes.map((box, index) => (
        <Slip key={index} sender={me?.seller} {...box} />
      ))}
    </>
  )
}
