import ArrowBack from '@mui/icons-material/ArrowBack'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import { sortForPicking } from '#domain/orders/picking'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { usePageTitle } from '../../../kit/ui/usePageTitle'
import { ME_QUERY } from '../../fetchMe'
import { useBatchOrders } from '../batch/useBatchOrders'
import { OrderLoadError } from '../OrderLoadError'
import { boxesToPack } from './boxesOf'
import { PickingSheet } from './PickingSheet'
import { Slip } from './Slip'
import './PackingSlip.css'

/** One print for many orders: the picking list over all of them, then a sheet for each box, in its sequence. */
export default function PackingSlips() {
  const translate = useTranslate()
  const { ids, data: orders, error, isPending, refetch } = useBatchOrders()
  const { data: me, isPending: isSenderPending } = useQuery(ME_QUERY)
  usePageTitle(translate('order.picking.page'))
  // nothing is printed while its sender is on the way
  if (isPending || isSenderPending) return <LoadingState label={translate('orders.list.loading')} />
  if (!orders) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  const boxes = sortForPicking(orders.flatMap(boxesToPack))
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        className="not-printed"
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        <Button component={Link} to={paths.portal.orders} startIcon={<ArrowBack />}>
          {translate('order.back')}
        </Button>
        <PrintButton variant="contained" />
        {boxes.some(({ box }) => !box || box.waits) && (
          <Button
            component={Link}
            to={paths.portal.shipOrders(ids)}
            variant="outlined"
            startIcon={<LocalShippingOutlined />}
          >
            {translate('order.ship.link')}
          </Button>
        )}
      </Stack>
      <PickingSheet boxes={boxes} />
      {boxes.map((box) => (
        <Slip key={`${box.order.id} ${box.box?.id ?? ''}`} sender={me?.seller} {...box} />
      ))}
    </>
  )
}
