import { canSetStoreStatus, switchedStoreStatus } from '#domain/sellers/seller'
import { needsApproval, statusSwitch, type StatusSwitch } from '#domain/sellers/statusSwitch'
import { readStoreStatus, type WireStoreStatus } from '#domain/sellers/storeStatus'
import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { useMay } from '../../account/useMay'
import { useCommission } from '../../commission/useCommission'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

const SellerStatusDialog = lazyDialog(() => import('./SellerStatusDialog'))

/**
 * Approve or refuse a new producer, or approve one who was refused or suspended before the approval; switch off and on one
 * who was approved. Four decisions, each with its own words (spec §4, R31, R37).
 */
export function SellerStatusToggle({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const keep = useKeepSeller()
  const queryClient = useQueryClient()
  // of the status that was on the screen when it was asked: another one by now is the server's to refuse
  const [asked, setAsked] = useState<{
    from: WireStoreStatus
    to: WireStoreStatus
    action: StatusSwitch | null
  } | null>(null)
  const action = asked?.action
  const status = readStoreStatus(seller.store_status)
  const ask = (to: WireStoreStatus) =>
    setAsked({ from: seller.store_status as WireStoreStatus, to, action: statusSwitch(seller, to) })
  const isNew = needsApproval(seller)

  const may = useMay()
  const mayGive = may('moveMoney')
  const { data: rules, isPending: isReadingRules } = useCommission(seller.id, {
    enabled: mayGive && isNew,
  })
  // who may set commissions gives one with the approval; a producer who has one keeps it, and where we could not read it the
  // server says so
  const asksRate = action === 'approve' && mayGive && !rules?.length

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({
      rate,
      ...change
    }: {
      from: WireStoreStatus
      to: WireStoreStatus
      reason: string
      rate: string
    }) =>
      asksRate
        ? dataProvider.approveSeller(seller.id, { ...change, rate })
        : dataProvider.setStoreStatus(seller.id, change),
    onSuccess: (changed) => {
      notify(`admin_seller.status.${action}.done`, { type: 'success' })
      keep(changed)
    },
    // a colleague may have switched the producer, given the commission, or done what else the page shows
    onError: () => void queryClient.invalidateQueries(),
  })
  return (
    <>
      {isNew ? (
        <>
          {canSetStoreStatus(status, 'INACTIVE') && (
            <Button variant="outlined" color="error" onClick={() => ask('INACTIVE')}>
              {translate('admin_seller.status.refuse.label')}
            </Button>
          )}
          <Button
            variant="contained"
            // or the producer would be approved without the commission that is to be asked for
            disabled={mayGive && isReadingRules}
            onClick={() => ask('ACTIVE')}
          >
            {translate('admin_seller.status.approve.label')}
          </Button>
        </>
      ) : (
        <FormControlLabel
          control={
            <Switch
              checked={status === 'active'}
              onChange={() => ask(switchedStoreStatus(seller.store_status))}
            />
          }
          label={translate(`admin_seller.status.${status === 'active' ? 'on' : 'off'}`)}
          disabled={isPending}
        />
      )}
      {asked && action && (
        <SellerStatusDialog
          name={seller.name}
          action={action}
          asksRate={asksRate}
          onConfirm={(reason, rate) =>
            mutateAsync({ from: asked.from, to: asked.to, reason, rate })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
