import { Skeleton, Stack } from '@mui/material'
import { shell } from '../shell/shellTexts'

interface Props {
  /** Said to screen readers and shown under the skeleton, e.g. 'Carregando vinhos...'. */
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
      <h1 className="visually-hidden">{label}</h1>
      <Skeleton variant="text" width="min(260px, 60%)" height={44} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  )
}
