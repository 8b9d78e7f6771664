import type { StatusColor } from '#domain/status'
import Box from '@mui/material/Box'
import { StatusChip } from '../ui/StatusChip'

interface Props {
  label: string
  color: StatusColor
  /** Somebody who reads the row has something to do about it. */
  asks: boolean
}

/** A status in a row of a list: coloured where it asks for something, plain where it only tells. */
export const RowStatus = ({ label, color, asks }: Props) =>
  asks ? (
    <Box component="span" sx={{ whiteSpace: { lg: 'nowrap' } }}>
      <StatusChip label={label} color={color} />
    </Box>
  ) : (
    <span>{label}</span>
  )
