import type { Seller } from '#domain/sellers/sellerWire'
import Stack from '@mui/material/Stack'
import { useTranslate, useGetOne } from 'ra-core'
import { useParams } from 'react-router-dom'
import { DetailColumns, DetailPart, PartsColumn } from '../../../kit/ui/DetailColumns'
import { lazyPart } from '../../../kit/ui/lazyPart'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageTabs } from '../../../kit/ui/PageTabs'
import { useMay } from '../../account/useMay'
import { CommissionCard } from '../../commission/CommissionCard'
import { SellerContact } from './SellerContact'
import { SellerContractCard } from './SellerContractCard'
import { SellerHeader } from './SellerHeader'
import { SellerIdentity } from './SellerIdentity'
import { SellerOrders } from './SellerOrders'
import { SellerPhotoCard } from './SellerPhotoCard'
import { SellerProducts } from './SellerProducts'
import { countryLabel } from '#domain/values/countries'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'
import { paths } from '../../../paths'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'

const SellerFreight = lazyPart(() => import('./SellerFreight'), <LoadingState height={320} />)
const SellerMoney = lazyPart(() => import('./SellerMoney'), <LoadingState height={600} />)
const SellerNotes = lazyPart(() => import('./SellerNotes'), <LoadingState height={240} />)
const SellerSelling = lazyPart(() => import('./SellerSelling'), <LoadingState height={320} />)

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
            content: () => (
              <Stack spacing={3}>
                <SellerData seller={seller} money={may('seeMoney')} />
                <SellerProducts seller={seller} />
                {may('seeMoney') && <SellerOrders seller={seller} />}
              </Stack>
            ),
          },
          {
            name: 'frete',
            label: tab('freight'),
            content: () => <SellerFreight sellerId={seller.id} />,
          },
          {
            name: 'vendas',
            label: tab('selling'),
            content: () => <SellerSelling sellerId={seller.id} />,
          },
          ...(may('seeMoney')
            ? [
                {
                  name: 'financeiro',
                  label: tab('money'),
                  content: () => <SellerMoney seller={seller} />,
                },
              ]
            : []),
          {
            name: 'anotacoes',
            label: `${tab('notes')} (${String(seller.notes?.length ?? 0)})`,
            content: () => <SellerNotes seller={seller} />,
          },
        ]}
      />
    </>
  )
}

/** Who the producer is, and what is agreed with them; rates are for who may see money. */
const SellerData = ({ seller, money }: { seller: Seller; money: boolean }) => (
  <DetailColumns widths="320px minmax(0, 1fr)">
    <PartsColumn>
      <DetailPart place={1}>
        <SellerPhotoCard seller={seller} />
      </DetailPart>
      <DetailPart place={2}>{money && <CommissionCard seller={seller} />}</DetailPart>
      <DetailPart place={6}>
        <SellerContractCard seller={seller} />
      </DetailPart>
    </PartsColumn>
    <PartsColumn>
      <DetailPart place={3}>
        <SellerIdentity seller={seller} />
      </DetailPart>
      <DetailPart place={4}>
        <SellerContact seller={seller} />
      </DetailPart>
      <DetailPart place={5}>
        <SellerAddress seller={seller} />
      </DetailPart>
    </PartsColumn>
  </DetailColumns>
)

/** Where the seller is. */
function SellerAddress({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const name = (key: string) => translate(`admin_seller.address.${key}`)
  return (
    <DetailCard title={name('title')}>
      <FactList
        facts={[
          { label: name('line'), value: seller.address_line ?? '' },
          { label: name('city'), value: seller.city ?? '' },
          { label: name('state'), value: seller.state ?? '' },
          { label: name('postal_code'), value: seller.postal_code ?? '' },
          { label: name('country'), value: countryLabel(seller.country_code) },
        ]}
      />
    </DetailCard>
  )
}

interface Props {
  id: string | undefined
  error: unknown
  onRetry: () => void
}

/** In a seller's place: no id in the address, no such seller, or a failed load (spec §8). */
function SellerLoadError({ id, error, onRetry }: Props) {
  return (
    <RecordLoadError
      error={id ? error : null}
      onRetry={onRetry}
      back={paths.admin.sellers}
      texts={{
        missing: id ? 'admin_seller.not_found' : 'admin_seller.invalid',
        missingHint: id ? 'admin_seller.not_found_hint' : 'admin_seller.no_id',
        failure: 'admin_seller.error',
        back: 'admin_seller.back',
      }}
    />
  )
}

/** One seller, whole. Opening a seller always asks the engine too: another member of the staff may have acted. */
function useSeller(id: string | undefined) {
  return useGetOne<Seller>(
    'sellers',
    { id: id ?? '' },
    { enabled: Boolean(id), refetchOnMount: 'always' },
  )
}
