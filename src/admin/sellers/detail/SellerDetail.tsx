import type { Seller } from '#domain/sellers/sellerWire'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { Suspense, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageTabs } from '../../../kit/ui/PageTabs'
import { useMay } from '../../account/useMay'
import { CommissionCard } from '../../commission/CommissionCard'
import { SellerAddress } from './SellerAddress'
import { SellerContact } from './SellerContact'
import { SellerContractCard } from './SellerContractCard'
import { SellerHeader } from './SellerHeader'
import { SellerIdentity } from './SellerIdentity'
import { SellerLoadError } from './SellerLoadError'
import { SellerNotes } from './SellerNotes'
import { SellerOrders } from './SellerOrders'
import { SellerPixKey } from './SellerPixKey'
import { SellerPhotoCard } from './SellerPhotoCard'
import { SellerProducts } from './SellerProducts'
import { useSeller } from './useSeller'

const SellerFreight = lazy(() => import('./SellerFreight'))

/** A seller's page (spec §2 Admin area). */
export default function SellerDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const may = useMay()
  const { data: seller, error, isPending, refetch } = useSeller(id)
  if (id && isPending) return <LoadingState label={translate('admin_seller.loading')} />
  if (!seller) return <SellerLoadError id={id} error={error} onRetry={() => void refetch()} />
  const tab = (name: string) => translate(`admin_seller.tab.${name}`)
  return (
    <>
      <SellerHeader seller={seller} />
      <PageTabs
        label={translate('admin_seller.tabs')}
        tabs={[
          {
            name: 'cadastro',
            label: tab('data'),
            content: () => <SellerData seller={seller} money={may('seeMoney')} />,
          },
          {
            name: 'vinhos',
            label: tab('wines'),
            content: () => <SellerProducts seller={seller} />,
          },
          {
            name: 'pedidos',
            label: tab('orders'),
            content: () => <SellerOrders seller={seller} />,
          },
          {
            name: 'frete',
            label: tab('freight'),
            content: () => (
              <Suspense fallback={<LoadingState height={320} />}>
                <SellerFreight sellerId={seller.id} />
              </Suspense>
            ),
          },
          {
            name: 'anotacoes',
            label: `${tab('notes')} (${String(seller.notes?.length ?? 0)})`,
            content: () => <SellerNotes key={seller.id} seller={seller} />,
          },
        ]}
      />
    </>
  )
}

/** Who the producer is, and what is agreed with them; rates are for who may see money. */
const SellerData = ({ seller, money }: { seller: Seller; money: boolean }) => (
  <DetailColumns widths="320px minmax(0, 1fr)">
    <Stack spacing={2}>
      <SellerPhotoCard seller={seller} />
      {money && <CommissionCard seller={seller} />}
      {money && <SellerContractCard seller={seller} />}
      {money && <SellerPixKey seller={seller} />}
    </Stack>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <SellerIdentity seller={seller} />
      <SellerContact seller={seller} />
      <SellerAddress seller={seller} />
    </Stack>
  </DetailColumns>
)
