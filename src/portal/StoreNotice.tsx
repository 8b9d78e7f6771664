import { useQuery } from '@tanstack/react-query'
import { Alert, AlertTitle, Button } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'
import { readStoreStatus } from '#domain/storeStatus'
import { ME_QUERY } from './fetchMe'

/** What the seller's status means for their work (R14); nothing for an active seller. */
export function StoreNotice() {
  const translate = useTranslate()
  const logout = useLogout()
  const { data: me } = useQuery(ME_QUERY)
  if (!me?.seller) return null
  const status = readStoreStatus(me.seller.store_status)
  if (status === 'pending') {
    return (
      <Alert
        severity="info"
        sx={{ mb: 3 }}
        action={
          <Button color="inherit" onClick={() => void logout({}, undefined, false)}>
            {translate('portal.pending.back')}
          </Button>
        }
      >
        <AlertTitle>{translate('portal.pending.title')}</AlertTitle>
        {translate('portal.pending.text')}
      </Alert>
    )
  }
  if (status === 'inactive' || status === 'suspended' || status === 'blocked') {
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle>{translate(`portal.read_only.${status}`)}</AlertTitle>
        {translate('portal.read_only.text')}
      </Alert>
    )
  }
  return null
}
