import { formatPixKey, PIX_KEY_KINDS } from '#domain/money/pixKey'
import { formatDateTime } from '#domain/values/dates'
import type { PixKeyResponse } from '#domain/money/payoutWire'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

interface Props {
  keys: PixKeyResponse
  /** What is said when there is none. */
  none: string
}

/** Where a company's payouts go: the key in use, and the one that still waits. */
export function PixKeys({ keys: { current, waiting }, none }: Props) {
  const translate = useTranslate()
  return (
    <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
      {!current && !waiting && <Typography>{none}</Typography>}
      <Key label={translate('pix.current')} of={current} />
      <Key
        label={translate('pix.waiting', { date: formatDateTime(waiting?.usable_at) })}
        of={waiting}
      />
    </Stack>
  )
}

function Key({ label, of: key }: { label: string; of: PixKeyResponse['current'] }) {
  if (!key) return null
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      {PIX_KEY_KINDS[key.kind].label}:{' '}
      <strong>{key.key === null ? key.masked : formatPixKey(key.kind, key.key)}</strong>
    </div>
  )
}
