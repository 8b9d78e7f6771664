import { switchedStoreStatus } from '#domain/sellers/seller'
import { statusSwitch, switchReasonProblem } from '#domain/sellers/statusSwitch'
import { readStoreStatus, type WireStoreStatus } from '#domain/sellers/storeStatus'
import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

/**
 * Approve or refuse a new producer; switch off and on one who was approved. Four decisions, each with its own words
 * (spec §4, R31, R37).
 */
export function SellerStatusToggle({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const keep = useKeepSeller()
  const [asked, setAsked] = useState<WireStoreStatus | null>(null)
  const action = asked && statusSwitch(seller.store_status, asked)
  const status = readStoreStatus(seller.store_status)

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ to, reason }: { to: WireStoreStatus; reason: string }) =>
      dataProvider.setStoreStatus(seller.id, to, reason),
    onSuccess: (changed) => {
      notify(`admin_seller.status.${action}.done`, { type: 'success' })
      keep(changed)
    },
  })
  const text = (key: string) =>
    translate(`admin_seller.status.${action}.${key}`, { name: seller.name })
  return (
    <>
      {status === 'pending' ? (
        <>
          <Button variant="outlined" color="error" onClick={() => setAsked('INACTIVE')}>
            {translate('admin_seller.status.refuse.label')}
          </Button>
          <Button variant="contained" onClick={() => setAsked('ACTIVE')}>
            {translate('admin_seller.status.approve.label')}
          </Button>
        </>
      ) : (
        <FormControlLabel
          control={
            <Switch
              checked={status === 'active'}
              onChange={() => setAsked(switchedStoreStatus(seller.store_status))}
            />
          }
          label={translate(`admin_seller.status.${status === 'active' ? 'on' : 'off'}`)}
          disabled={isPending}
        />
      )}
      {asked && action && (
        <ReasonDialog
          title={text('title')}
          text={text('text')}
          label={translate(
            `admin_seller.status.${action === 'refuse' ? 'reason' : 'reason_optional'}`,
          )}
          hint={translate('admin_seller.status.reason_hint')}
          required={action === 'refuse'}
          problemOf={(reason) => switchReasonProblem(action, reason)}
          confirmLabel={text('yes')}
          pendingLabel={text('pending')}
          destructive={asked === 'INACTIVE'}
          failed={translate('admin_seller.try_again')}
          onConfirm={(reason) => mutateAsync({ to: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
