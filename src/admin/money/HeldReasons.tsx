import { HELD_REASONS, type HeldReason } from '#domain/money/payouts'
import Stack from '@mui/material/Stack'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Why a producer's money waits; nothing when it does not. */
export function HeldReasons({ reasons }: { reasons: readonly HeldReason[] }) {
  if (reasons.length === 0) return '–'
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {reasons.map((reason) => (
        <StatusChip key={reason} label={HELD_REASONS[reason].label} color="warning" />
      ))}
    </Stack>
  )
}
