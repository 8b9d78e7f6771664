import { formatBRL } from '#domain/values/money'
import type { AdminPayout } from '#domain/money/payoutWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { QrCode } from '../../../auth/account/QrCode'
import { CopyButton } from '../../../kit/ui/CopyButton'
import { DetailCard } from '../../../kit/ui/DetailCard'

/** What the bank said of a payout. */
export type Decision = 'paid' | 'failed'

/** The PIX code as text and as picture, or why it must not be paid any more, and what came of it. */
export function PixPayment({
  payout,
  onDecide,
}: {
  payout: AdminPayout
  onDecide: (decision: Decision) => void
}) {
  const translate = useTranslate()
  const { pix_code: code, pay_problem: problem } = payout
  const decisions = (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant={problem ? 'outlined' : 'contained'} onClick={() => onDecide('paid')}>
        {translate('admin_payouts.paid.label')}
      </Button>
      <Button color="error" onClick={() => onDecide('failed')}>
        {translate('admin_payouts.failed.label')}
      </Button>
    </Stack>
  )
  return (
    <DetailCard title={translate('admin_payouts.detail.pay')}>
      {code === null ? (
        <Stack spacing={1.5}>
          <Alert severity="warning">{problem}</Alert>
          {decisions}
        </Stack>
      ) : (
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
              <Typography
                variant="body2"
                sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
              >
                {code}
              </Typography>
            </div>
            {decisions}
          </Stack>
        </Stack>
      )}
    </DetailCard>
  )
}
