import { formatRate } from '#domain/commission/commission'
import { formatDateTime } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ErrorState } from '../../../kit/ui/ErrorState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'
import { SellerContract } from '../SellerContract'
import { ContractReminder } from './ContractReminder'
import { SignedContractDialog } from './SignedContractDialog'

/**
 * Whether the contract is signed, and every signature with its text to read and print (R34). Who may not see its rate has the
 * card only to remind of an unsigned one.
 */
export function SellerContractCard({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const may = useMay()
  const seesRate = may('seeMoney')
  const [openedId, setOpenedId] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['sellers', 'contract', seller.id],
    queryFn: () => dataProvider.getSignedContracts(seller.id),
    refetchOnMount: 'always',
    enabled: seesRate,
  })
  if (!seesRate && (seller.contract_signed || !may('manageSellers'))) return null
  const opened = data?.find((one) => one.id === openedId)
  return (
    <DetailCard
      title={translate('admin_seller.contract.title')}
      action={<SellerContract seller={seller} />}
    >
      {error && !data && (
        <ErrorState
          title={translate('admin_seller.contract.error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {seesRate && !error && !data && (
        <LoadingState label={translate('admin_seller.contract.loading')} height={56} />
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('admin_seller.contract.none')}</Typography>
      )}
      <ContractReminder seller={seller} />
      {data && data.length > 0 && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((one) => (
            <li key={one.id}>
              <Typography sx={{ fontWeight: 600 }}>
                {translate('admin_seller.contract.signed_rate', { rate: formatRate(one.rate) })}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate('admin_seller.contract.signed_by', {
                  name: one.signer_name,
                  date: formatDateTime(one.signed_at),
                })}
              </Typography>
              <Button size="small" sx={{ ml: -1 }} onClick={() => setOpenedId(one.id)}>
                {translate('admin_seller.contract.read')}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {opened && <SignedContractDialog contract={opened} onClose={() => setOpenedId(null)} />}
    </DetailCard>
  )
}
