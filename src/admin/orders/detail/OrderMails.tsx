import { formatDateTime } from '#domain/values/dates'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { StatusChip } from '../../../kit/ui/StatusChip'

const COLORS = { sent: 'success', waiting: 'info', failed: 'error' } as const

/** The mails about the order: to whom, of what, and whether they arrived; closed unless one did not. */
export function OrderMails({ order: { mails } }: { order: AdminOrder }) {
  const translate = useTranslate()
  return (
    <FoldedCard
      title={translate('admin_orders.mails.title')}
      summary={translate('admin_orders.mails.some', { smart_count: mails.length })}
      open={mails.some(({ status }) => status === 'failed')}
    >
      {mails.length === 0 && (
        <Typography color="text.secondary">{translate('admin_orders.mails.empty')}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {mails.map((mail) => (
          <Stack
            key={mail.id}
            component="li"
            direction="row"
            spacing={2}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 500 }}>{mail.subject}</Typography>
              <Typography variant="body2" color="text.secondary">
                {mail.to} · {formatDateTime(mail.at)}
              </Typography>
            </div>
            <StatusChip
              label={translate(`admin_orders.mails.${mail.status}`)}
              color={COLORS[mail.status]}
            />
          </Stack>
        ))}
      </Stack>
    </FoldedCard>
  )
}
