import type { MoneyApproval } from '#domain/money/payoutWire'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { useNamedByHash } from '../../kit/ui/useNamedByHash'
import { APPROVALS_ID } from '../../paths'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { ApprovalButtons } from './ApprovalButtons'

/** What waits for a second person; nothing when nothing does. */
export function Approvals() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['payouts', 'approvals'],
    queryFn: () => dataProvider.moneyApprovals(),
    refetchOnWindowFocus: 'always',
  })
  if (error && !data)
    return (
      <ErrorState
        title={translate('admin_payouts.approvals.load_error')}
        message={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <DetailCard title={translate('admin_payouts.approvals.title')}>
      <Waiting approvals={data} />
    </DetailCard>
  )
}

/** They come into view by the address of 'Início'. */
function Waiting({ approvals }: { approvals: readonly MoneyApproval[] }) {
  const translate = useTranslate()
  const may = useMay()
  const list = useNamedByHash<HTMLUListElement>(APPROVALS_ID)
  /** 'Ajuste de R$ 60.000,00 para Casa Lima'. */
  const wordsFor = ({ kind, cents, seller, payouts }: MoneyApproval) =>
    translate(`admin_payouts.approvals.${kind}`, {
      amount: formatBRL(cents),
      name: seller?.name ?? '',
      smart_count: payouts ?? 0,
    })
  return (
    <Stack
      component="ul"
      ref={list}
      tabIndex={-1}
      spacing={2}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {approvals.map((approval) => (
        <Box
          key={approval.id}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
        >
          <Facts approval={approval} what={wordsFor(approval)} />
          {may('moveMoney') && <ApprovalButtons approval={approval} what={wordsFor(approval)} />}
        </Box>
      ))}
    </Stack>
  )
}

function Facts({ approval, what }: { approval: MoneyApproval; what: string }) {
  const translate = useTranslate()
  const own = (key: string, values?: Record<string, string>) =>
    translate(`admin_payouts.approvals.${key}`, values)
  const { asked_by: by, asked_at: at, reason } = approval
  return (
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      {reason !== null && <Typography variant="body2">{own('reason', { reason })}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {own('asked', { by, at: formatDateTime(at) })}
        {approval.is_own && ` · ${own('waits')}`}
      </Typography>
    </Box>
  )
}
