import { isPaused, pauseAhead } from '#domain/sellers/pause'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { RecordId } from '../../../kit/ui/RecordId'
import { useMay } from '../../account/useMay'
import { HistoryButton } from '../../audit/HistoryButton'
import { SellerStatus } from '../SellerStatus'
import { SellerStatusToggle } from './SellerStatusToggle'

/** Name, ID, status and its switch. */
export function SellerHeader({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const may = useMay()
  return (
    <PageHeader
      title={seller.name}
      back={{ to: paths.admin.sellers, label: translate('admin_seller.back') }}
      status={<SellerStatus seller={seller} />}
      subtitle={
        <Stack direction={{ md: 'row' }} sx={{ columnGap: 2, typography: 'body2' }}>
          <RecordId value={seller.id} label={translate('admin_seller.copy_id')} />
          {seller.status_reason && (
            <span style={{ overflowWrap: 'anywhere' }}>
              {translate('admin_seller.status_reason', { reason: seller.status_reason })}
            </span>
          )}
          <SellerPause seller={seller} />
        </Stack>
      }
      actions={
        <>
          <HistoryButton resource="seller" id={seller.id} />
          {may('manageSellers') && <SellerStatusToggle seller={seller} />}
        </>
      }
    />
  )
}

/** 'Férias ou safra': why nobody buys of an active producer, or will not. */
function SellerPause({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const pause = pauseAhead(seller.pause, today)
  if (!pause) return null
  return (
    <span>
      {translate(isPaused(pause, today) ? 'admin_seller.paused' : 'admin_seller.pause_to_come', {
        from: formatDate(pause.from),
        to: formatDate(pause.to),
      })}
    </span>
  )
}
