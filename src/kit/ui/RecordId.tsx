import Stack from '@mui/material/Stack'
import { CopyButton } from './CopyButton'

interface Props {
  value: string
  /** Names what the button copies: 'Copiar ID do vinho'. */
  label: string
}

/** A record's id below its title (spec §2), on one line of a phone: who needs the end of it copies it. */
export const RecordId = ({ value, label }: Props) => (
  <Stack direction="row" sx={{ alignItems: 'center', typography: 'body2', mb: -1, minWidth: 0 }}>
    <span
      title={value}
      style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }}
    >
      ID: {value}
    </span>
    <CopyButton value={value} label={label} />
  </Stack>
)
