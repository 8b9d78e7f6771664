import type { Seller } from '#domain/sellers/sellerWire'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { PixKeys } from '../../../shared/money/PixKeys'
import { RemovePixKeys } from '../../../shared/money/RemovePixKeys'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'

/** The producer's PIX key, masked; the people who pay can remove one that somebody else has set. */
export function SellerPixKey({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const may = useMay()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryKey = ['sellers', 'pix-key', seller.id]
  const { data: keys, isError } = useQuery({
    queryKey,
    queryFn: () => dataProvider.sellerPixKey(seller.id),
    staleTime: 0,
  })
  const hasKey = Boolean(keys?.current ?? keys?.waiting)
  return (
    <DetailCard title={translate('pix.title')}>
      {isError && <Typography color="error">{translate('pix.error')}</Typography>}
      {!keys && !isError && <Skeleton variant="text" width={200} />}
      {keys && <PixKeys keys={keys} none={translate('pix.none_of_seller')} />}
      {hasKey && may('moveMoney') && (
        <Box sx={{ mt: 1.5 }}>
          <RemovePixKeys
            remove={() => dataProvider.removeSellerPixKeys(seller.id)}
            onRemoved={(left) => {
              queryClient.setQueryData(queryKey, left)
              void queryClient.invalidateQueries({ queryKey: ['payouts'] })
            }}
          />
        </Box>
      )}
    </DetailCard>
  )
}
