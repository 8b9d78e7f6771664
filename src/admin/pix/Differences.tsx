import type { Reconciliation } from '#domain/pix/pixWire'
import { DIFFERENCES, hasRefundUnderWay } from '#domain/pix/reconcile'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { DetailCard } from '../../kit/ui/DetailCard'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { paths } from '../../paths'

/** What bank and ledger do not agree on, one by one; or that they agree, now or when what is under way has ended. */
export function Differences({ day }: { day: Reconciliation }) {
  const { differences } = day
  const translate = useTranslate()
  const own = (key: string, values?: Record<string, number>) =>
    translate(`admin_pix.day.${key}`, values)
  if (differences.length === 0) {
    const key = hasRefundUnderWay(day) ? 'under_way' : 'clean'
    return <NoticeCard tone="info" title={own(key)} text={own(`${key}_text`)} />
  }
  return (
    <DetailCard title={own('differences', { smart_count: differences.length })}>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences.map((one, index) => (
          <Box
            key={`${String(index)} ${one.end_to_end_id}`}
            component="li"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <Box sx={{ fontWeight: 600 }}>
              {DIFFERENCES[one.kind]}
              {one.order && (
                <>
                  {' · '}
                  <Link component={RouterLink} to={paths.admin.order(one.order.id)} color="inherit">
                    #{one.order.display_id}
                  </Link>
                </>
              )}
            </Box>
            <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
              {own('bank')}: {one.bank === null ? own('empty_side') : formatBRL(one.bank)}
              {' · '}
              {own('ours')}: {one.ours === null ? own('empty_side') : formatBRL(one.ours)}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{one.end_to_end_id}</Box>
          </Box>
        ))}
      </Stack>
    </DetailCard>
  )
}
