import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { CommissionCard } from '../../commission/CommissionCard'
import { SellerAddress } from './SellerAddress'
import { SellerContact } from './SellerContact'
import { SellerContractCard } from './SellerContractCard'
import { SellerHeader } from './SellerHeader'
import { SellerIdentity } from './SellerIdentity'
import { SellerLoadError } from './SellerLoadError'
import { SellerOrders } from './SellerOrders'
import { SellerPhotoCard } from './SellerPhotoCard'
import { SellerProducts } from './SellerProducts'
import { useSeller } from './useSeller'

/** A seller's page (spec §2 Admin area). */
export default function SellerDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: seller, error, isPending, refetch } = useSeller(id)
  if (id && isPending) return <LoadingState label={translate('admin_seller.loading')} />
  if (!seller) return <SellerLoadError id={id} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <SellerHeader seller={seller} />
      <Stack spacing={2}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          }}
        >
          <Stack spacing={2}>
            <SellerPhotoCard seller={seller} />
            <CommissionCard seller={seller} />
            <SellerContractCard seller={seller} />
          </Stack>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <SellerIdentity seller={seller} />
            <SellerContact seller={seller} />
            <SellerAddress seller={seller} />
          </Stack>
        </Box>
        <SellerProducts seller={seller} />
        <SellerOrders seller={seller} />
      </Stack>
    </>
  )
}
