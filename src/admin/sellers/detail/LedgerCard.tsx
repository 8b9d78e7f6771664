import { LEDGER_KINDS } from '#domain/money/ledger'
import type { LedgerEntry } from '#domain/money/payoutWire'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { LedgerAbout } from './LedgerAbout'

/** An entry on the phone. */
export function LedgerCard({ entry }: { entry: LedgerEntry }) {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        <strong>{LEDGER_KINDS[entry.kind]}</strong>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatBRL(entry.amount)}
        </Box>
      </Stack>
      <LedgerAbout entry={entry} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{formatDateTime(entry.at)}</Box>
    </Stack>
  )
}
