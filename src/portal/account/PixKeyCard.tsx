import { isOwner, OWNER_ONLY } from '#domain/team/memberRoles'
import type { Member } from '#domain/team/memberWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DetailCard } from '../../kit/ui/DetailCard'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PixKeys } from '../../shared/money/PixKeys'
import { RemovePixKeys } from '../../shared/money/RemovePixKeys'
import type { PortalDataProvider } from '../dataProvider'
import { lazyDialog } from '../../kit/ui/lazyDialog'

const PixKeyDialog = lazyDialog(() => import('./PixKeyDialog'))

/** Where the payouts go: the key in use, and the one that still waits. */
export function PixKeyCard({ me, mayWrite }: { me: Member; mayWrite: boolean }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['pix-key'],
    queryFn: () => dataProvider.pixKey(),
    staleTime: 0,
  })
  const mayChange = isOwner(me)
  const hasKey = Boolean(data?.current ?? data?.waiting)
  return (
    <DetailCard title={translate('pix.title')}>
      {isError && <Typography color="error">{translate('pix.error')}</Typography>}
      {!data && !isError && <LoadingState height={mayChange ? { xs: 126, sm: 90 } : 24} />}
      {data && (
        <Stack spacing={1}>
          <PixKeys keys={data} none={translate('pix.none')} />
          {!mayChange && (
            <Typography variant="body2" color="text.secondary">
              {OWNER_ONLY.pixKey}
            </Typography>
          )}
        </Stack>
      )}
      {data && mayChange && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={!mayWrite} onClick={() => setOpen(true)}>
            {translate(hasKey ? 'pix.change' : 'pix.add')}
          </Button>
          {hasKey && (
            <RemovePixKeys
              disabled={!mayWrite}
              remove={() => dataProvider.removePixKeys()}
              onRemoved={(left) => {
                queryClient.setQueryData(['pix-key'], left)
                void queryClient.invalidateQueries({ queryKey: ['payouts'] })
              }}
            />
          )}
        </Stack>
      )}
      {isOpen && data && (
        <PixKeyDialog
          taxId={me.seller?.tax_id ?? ''}
          waitHours={data.wait_hours}
          current={data.current}
          onClose={() => setOpen(false)}
        />
      )}
    </DetailCard>
  )
}
