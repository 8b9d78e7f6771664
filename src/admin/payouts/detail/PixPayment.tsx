import { formatBRL } from '#domain/values/money'
import type { AdminPayout } from '#domain/wire/payout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { QrCode } from '../../../auth/account/QrCode'
import { CopyButton } from '../../../shared/ui/CopyButton'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { FailedDialog } from './FailedDialog'
import { PaidDialog } from './PaidDialog'

/** The PIX code as text and as picture, and what came of it. */
export function PixPayment({ payout, code }: { payout: AdminPayout; code: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'paid' | 'failed' | null>(null)
  const close = () => setOpen(null)
  return (
    <DetailCard title={translate('admin_payouts.detail.pay')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        <Box sx={{ flex: 'none', alignSelf: { xs: 'center', sm: 'flex-start' } }}>
          <QrCode
            text={code}
            label={translate('admin_payouts.detail.qr', {
              amount: formatBRL(payout.amount),
              name: payout.receiver_name,
            })}
          />
        </Box>
        <Stack spacing={1.5} sx={{ minWidth: 0, flex: 1 }}>
          <div>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography variant="caption" color="text.secondary">
                {translate('admin_payouts.detail.code')}
              </Typography>
              <CopyButton value={code} label={translate('admin_payouts.detail.copy')} />
            </Stack>
            <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {code}
            </Typography>
          </div>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => setOpen('paid')}>
              {translate('admin_payouts.paid.label')}
            </Button>
            <Button color="error" onClick={() => setOpen('failed')}>
              {translate('admin_payouts.failed.label')}
            </Button>
          </Stack>
        </Stack>
      </Stack>
      {open === 'paid' && <PaidDialog payoutId={payout.id} onClose={close} />}
      {open === 'failed' && <FailedDialog payoutId={payout.id} onClose={close} />}
    </DetailCard>
  )
}
