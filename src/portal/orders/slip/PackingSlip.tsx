import ArrowBack from '@mui/icons-material/ArrowBack'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import type { Order } from '#domain/wire/order'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { usePageTitle } from '../../../shared/ui/usePageTitle'
import { ME_QUERY } from '../../fetchMe'
import { OrderLoadError } from '../OrderLoadError'
import { packageLines } from '../packageLines'
import { standingPackages } from '../standingPackages'
import { useOrder } from '../useOrder'
import { Slip, type SlipProps } from './Slip'
import './PackingSlip.css'

/** What goes into each box, ready to print: a sheet for each package, or for the order while it has none. */
export default function PackingSlip() {
  const translate = useTranslate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const { data: order, error, isPending, refetch } = useOrder(id)
  const { data: me } = useQuery(ME_QUERY)
  usePageTitle(translate('order.slip.title', { number: order?.display_id ?? '' }))
  if (isPending) return <LoadingState label={translate('order.loading')} />
  if (!order) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Stack direction="row" spacing={1} className="slip-tools" sx={{ mb: 2 }}>
        <Button component={Link} to={paths.portal.order(order.id)} startIcon={<ArrowBack />}>
          {translate('order.slip.back')}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          onClick={() => {
            window.print()
          }}
        >
          {translate('order.slip.print')}
        </Button>
      </Stack>
      {sheetsOf(order, search.get('pacote')).map((sheet, index) => (
        <Slip key={index} order={order} sender={me?.seller} {...sheet} />
      ))}
    </>
  )
}

/** @param only id of the one package to print */
function sheetsOf(order: Order, only: string | null): Pick<SlipProps, 'lines' | 'box'>[] {
  const packages = standingPackages(order)
  if (packages.length === 0) return [{ lines: order.items }]
  return packages
    .map((one, index) => ({
      id: one.id,
      lines: packageLines(order, one),
      box: { number: index + 1, of: packages.length },
    }))
    .filter(({ id }) => only === null || id === only)
    .map(({ lines, box }) => ({ lines, box }))
}
