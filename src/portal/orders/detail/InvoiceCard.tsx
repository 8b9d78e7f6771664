import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { removeInvoiceProblem, setInvoiceProblem } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import { FoldedInvoice } from '../../../shared/orders/FoldedInvoice'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../../kit/ui/DetailCard'
import type { PortalDataProvider } from '../../dataProvider'
import { useMayActOnOrders } from '../../useMayWrite'
import { useKeepOrder } from '../useKeepOrder'

const InvoiceDialog = lazyDialog(() => import('./InvoiceDialog'))

/** The fiscal invoice of an order, by the access key of its DANFE or by its XML; from the approval on, to be changed until it is sent. */
export function InvoiceCard({ order }: { order: Order }) {
  const translate = useTranslate()
  const mayAct = useMayActOnOrders()
  const [isOpen, setOpen] = useState(false)
  const canSet = setInvoiceProblem(order) === null
  const actions = (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
      {canSet && (
        <Button variant="outlined" disabled={!mayAct} onClick={() => setOpen(true)}>
          {translate(order.invoice ? 'order.invoice.change' : 'order.invoice.add')}
        </Button>
      )}
      {removeInvoiceProblem(order) === null && <RemoveInvoice order={order} disabled={!mayAct} />}
    </Stack>
  )
  return (
    <>
      {order.invoice ? (
        <FoldedInvoice order={order} invoice={order.invoice}>
          {actions}
        </FoldedInvoice>
      ) : (
        canSet && (
          <DetailCard title={translate('order.invoice.title')}>
            <Alert severity="warning">{translate('order.invoice.missing')}</Alert>
            {actions}
          </DetailCard>
        )
      )}
      {/* a colleague may end the order meanwhile: what was typed stays, and the server says so */}
      {isOpen && <InvoiceDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Taken back by typing the key again, so nobody is asked; but not on a rejected order, which takes no invoice any more. */
function RemoveInvoice({ order, disabled }: { order: Order; disabled: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  const [isAsking, setAsking] = useState(false)
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: () => dataProvider.removeInvoice(order.id),
    onSuccess: async (saved) => {
      notify('order.invoice.removed', { type: 'success' })
      await keepOrder(saved)
    },
    onError: (error) =>
      notify(serverMessage(error, translate('order.invoice.failed')), { type: 'error' }),
  })
  const isFinal = order.status === 'canceled'
  return (
    <>
      <Button
        color="error"
        disabled={disabled || isPending}
        onClick={() => (isFinal ? setAsking(true) : mutate())}
      >
        {translate('order.invoice.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('order.invoice.remove_title')}
        confirmLabel={translate('order.invoice.remove')}
        destructive
        onConfirm={() => mutateAsync()}
        onClose={() => setAsking(false)}
      >
        {translate('order.invoice.remove_text')}
      </ConfirmDialog>
    </>
  )
}
