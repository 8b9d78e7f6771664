import { Skeleton, Stack, Typography } from '@mui/material'
import { shell } from '../shell/shellTexts'

interface Props {
  /** Of a whole page it is shown, of a part of one only said to screen readers, e.g. 'Carregando vinho...'. */
  label?: string
  /** Of a part of a page, in pixels: as high as what will be there, so that nothing below it moves. Without it a whole page, heading included. */
  height?: number | { xs: number; sm: number }
}

/** A skeleton of what is to come instead of a spinner (brand.md). */
export function LoadingState({ label = shell.shell.state.loading, height }: Props) {
  if (height !== undefined) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">{label}</span>
        <Skeleton variant="rounded" sx={{ height }} />
      </div>
    )
  }
  return (
    <Stack spacing={2} role="status" aria-busy="true" sx={{ py: 1 }}>
      <Typography component="h1" sx={{ color: 'text.secondary', lineHeight: '44px' }}>
        {label}
      </Typography>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  )
}
