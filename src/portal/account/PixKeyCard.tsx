import { isOwner, OWNER_ONLY } from '#domain/sellers/memberRoles'
import { PIX_KEY_KINDS } from '#domain/money/pixKey'
import { formatDateTime } from '#domain/values/dates'
import type { Member } from '#domain/wire/member'
import type { PixKeyResponse } from '#domain/wire/payout'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../shared/lazyPage'
import { DetailCard } from '../../shared/ui/DetailCard'
import type { PortalDataProvider } from '../dataProvider'

const PixKeyDialog = lazyPage(() => import('./PixKeyDialog'))

/** Where the payouts go: the key in use, and the one that still waits. */
export function PixKeyCard({ me, mayWrite }: { me: Member; mayWrite: boolean }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['pix-key'],
    queryFn: () => dataProvider.pixKey(),
    staleTime: 0,
  })
  const mayChange = isOwner(me)
  return (
    <DetailCard title={translate('pix.title')}>
      {isError && <Typography color="error">{translate('pix.error')}</Typography>}
      {!data && !isError && <Skeleton variant="text" width={240} />}
      {data && (
        <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
          {!data.current && !data.waiting && <Typography>{translate('pix.none')}</Typography>}
          <Key label={translate('pix.current')} of={data.current} />
          <Key
            label={translate('pix.waiting', { date: formatDateTime(data.waiting?.usable_at) })}
            of={data.waiting}
          />
          {!mayChange && (
            <Typography variant="body2" color="text.secondary">
              {OWNER_ONLY.pixKey}
            </Typography>
          )}
        </Stack>
      )}
      {data && mayChange && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          disabled={!mayWrite}
          onClick={() => setOpen(true)}
        >
          {translate(data.current || data.waiting ? 'pix.change' : 'pix.add')}
        </Button>
      )}
      {isOpen && data && (
        <Suspense>
          <PixKeyDialog waitHours={data.wait_hours} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DetailCard>
  )
}

function Key({ label, of: key }: { label: string; of: PixKeyResponse['current'] }) {
  if (!key) return null
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      {PIX_KEY_KINDS[key.kind].label}: <strong>{key.key ?? key.masked}</strong>
    </div>
  )
}
