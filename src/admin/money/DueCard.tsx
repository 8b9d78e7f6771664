import { formatBRL } from '#domain/values/money'
import type { DuePayout } from '#domain/money/payoutWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { paths } from '../../paths'
import { CardFacts } from '../../kit/list/CardFacts'
import { RowLink } from '../../kit/list/RowLink'
import { AdjustBalance } from './AdjustBalance'
import { HeldReasons } from './HeldReasons'
import { SelectRow } from '../../kit/list/SelectRow'
import type { Adjustable } from './useAdjustBalance'

/** What one producer is due, on the phone. */
export function DueCard({
  due,
  mayMark,
  onAdjust,
}: {
  due: DuePayout
  mayMark: boolean
  onAdjust: (seller: Adjustable) => void
}) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <RowLink to={paths.admin.sellerMoney(due.seller.id)}>{due.seller.name}</RowLink>
        {mayMark && (
          <Box sx={{ mr: -1, mt: -1 }}>
            <SelectRow id={due.id} name={due.seller.name} label="admin_payouts.due.select" />
          </Box>
        )}
      </Stack>
      <CardFacts
        facts={[
          { label: 'admin_payouts.column.available', value: formatBRL(due.available) },
          { label: 'admin_payouts.column.receivable', value: formatBRL(due.receivable) },
          { label: 'admin_payouts.column.held', value: formatBRL(due.held) },
          { label: 'admin_payouts.column.in_payment', value: formatBRL(due.in_payment) },
        ]}
      />
      {due.held_reasons.length > 0 && <HeldReasons reasons={due.held_reasons} />}
      <div>
        <AdjustBalance seller={due.seller} onAdjust={onAdjust} />
      </div>
    </Stack>
  )
}
