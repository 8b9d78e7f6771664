import ArrowBack from '@mui/icons-material/ArrowBack'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { formatDate } from '#domain/values/dates'
import type { Order } from '#domain/wire/order'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { usePageTitle } from '../../../shared/ui/usePageTitle'
import { ME_QUERY } from '../../fetchMe'
import { countBottles } from '../countBottles'
import { formatAddress } from '../detail/formatAddress'
import { OrderLoadError } from '../OrderLoadError'
import { useOrder } from '../useOrder'
import './PackingSlip.css'

/** What goes into the box: wines, volumes, quantities and the address, without prices, ready to print. */
export default function PackingSlip() {
  const translate = useTranslate()
  const { id } = useParams()
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
      <Slip order={order} sender={me?.seller?.name ?? ''} />
    </>
  )
}

function Slip({ order, sender }: { order: Order; sender: string }) {
  const translate = useTranslate()
  const address = formatAddress(order.shipping_address)
  return (
    <article className="slip">
      <header>
        <h1>{translate('order.slip.title', { number: order.display_id ?? '' })}</h1>
        <p>{formatDate(order.created_at)}</p>
      </header>
      <div className="slip-parties">
        <section>
          <h2>{translate('order.slip.from')}</h2>
          <p>{sender}</p>
        </section>
        <section>
          <h2>{translate('order.slip.to')}</h2>
          <address>
            {address.length === 0 ? translate('orders.no_address') : address.join('\n')}
            {order.shipping_address?.phone && `\n${order.shipping_address.phone}`}
          </address>
        </section>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('order.slip.wine')}</th>
            <th scope="col">{translate('order.slip.volume')}</th>
            <th scope="col" className="slip-number">
              {translate('order.slip.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>{item.title}</td>
              <td>{item.variant_title ?? ''}</td>
              <td className="slip-number">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {translate('order.slip.total')}
            </th>
            <td className="slip-number">{countBottles(order.items)}</td>
          </tr>
        </tfoot>
      </table>
      <footer>
        <p>{translate('order.slip.fragile')}</p>
        <p className="slip-check">{translate('order.slip.check')}:</p>
      </footer>
    </article>
  )
}
