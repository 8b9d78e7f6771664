import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { EmptyState } from '../../../kit/ui/EmptyState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { OrderLoadError } from '../OrderLoadError'
import { useBatchOrders } from '../batch/useBatchOrders'
import { parcelsOf } from './parcelsOf'
import { ShipForm } from './ShipForm'

/** 'Enviar': codes and invoices of many orders, those of the address or all that are to be sent. */
export default function ShipPage() {
  const translate = useTranslate()
  const { ids, data: orders, error, isPending, refetch } = useBatchOrders()
  if (isPending) return <LoadingState label={translate('orders.list.loading')} />
  if (!orders) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  const parcels = parcelsOf(orders)
  const printed = [...new Set(parcels.map(({ order }) => order.id))]
  return (
    <>
      <PageHeader
        title={translate('order.ship.title')}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
        actions={
          printed.length > 0 && (
            <Button
              component={Link}
              to={paths.portal.packingSlips(printed)}
              variant="outlined"
              startIcon={<PrintOutlined />}
            >
              {translate('order.ship.print')}
            </Button>
          )
        }
      />
      <ShipForm
        parcels={parcels}
        unsendable={
          ids.length === 0
            ? []
            : orders.filter(({ id }) => !parcels.some(({ order }) => order.id === id))
        }
        empty={
          <EmptyState
            title={translate('order.ship.empty')}
            text={translate('order.ship.empty_hint')}
            action={
              <Button component={Link} to={paths.portal.orders} variant="outlined">
                {translate('order.back')}
              </Button>
            }
          />
        }
      />
    </>
  )
}
