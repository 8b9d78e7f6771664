import { switchedStoreStatus } from '#domain/sellers/seller'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import type { Seller } from '#domain/wire/seller'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../shared/http/serverMessage'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

/** Active to inactive, anything else to active, after a confirmation (spec §4, R31, R37). */
export function SellerStatusToggle({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const keep = useKeepSeller()
  const [isAsking, setAsking] = useState(false)
  const isActive = readStoreStatus(seller.store_status) === 'active'
  const texts = `admin_seller.status.${isActive ? 'deactivate' : 'reactivate'}`

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataProvider.setStoreStatus(seller.id, switchedStoreStatus(seller.store_status)),
    onSuccess: (changed) => {
      keep(changed)
      setAsking(false)
      notify(`${texts}.done`, { type: 'success' })
    },
    onError: (error) => {
      setAsking(false)
      notify('admin_seller.status.error', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      })
    },
  })
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isActive} onChange={() => setAsking(true)} />}
        label={translate('admin_seller.status.label')}
        disabled={isPending}
      />
      <ConfirmDialog
        open={isAsking}
        title={translate(`${texts}.title`, { name: seller.name })}
        confirmLabel={translate(`${texts}.yes`)}
        pendingLabel={translate(`${texts}.pending`)}
        pending={isPending}
        destructive={isActive}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {translate(`${texts}.text`)}
      </ConfirmDialog>
    </>
  )
}
