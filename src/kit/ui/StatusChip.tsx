import type { StatusColor } from '#domain/status'
import { styled } from '@mui/material/styles'

/** A mark of its own for each colour: status is never colour alone (brand.md). */
const SHAPES: Record<StatusColor, string> = {
  success: 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Z',
  warning: 'M5 .5 10 9.5H0Z',
  error: 'M1 1h8v8H1Z',
  info: 'M5 0l5 5-5 5-5-5Z',
  neutral: 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
}

const Chip = styled('span')<{ tone: StatusColor }>(({ theme, tone }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 8px',
  borderRadius: 1.5 * Number(theme.shape.borderRadius),
  fontWeight: 600,
  // between its words in a narrow column, nowhere else
  flex: 'none',
  maxWidth: '100%',
  color: tone === 'neutral' ? theme.palette.text.secondary : theme.palette[tone].main,
  backgroundColor: tone === 'neutral' ? 'var(--sand)' : theme.palette[tone].contrastText,
  '& > svg': { flex: 'none' },
}))

/** A status: label, shape and colour, in this order of importance. */
export function StatusChip({ label, color }: { label: string; color: StatusColor }) {
  return (
    <Chip tone={color}>
      <svg width="8" height="8" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        <path d={SHAPES[color]} />
      </svg>
      {label}
    </Chip>
  )
}
