import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** How far a batch is. */
export function WineBatchProgress({ progress }: { progress: { done: number; total: number } }) {
  const text = useTranslate()('wines.batch.progress', {
    ...progress,
    smart_count: progress.total,
  })
  return (
    <Typography component="div" role="status">
      {text}
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={(100 * progress.done) / Math.max(1, progress.total)}
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
    </Typography>
  )
}
