import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  /** What to do next. */
  action?: ReactNode
  /** A drawing; decorative. */
  illustration?: ReactNode
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, text, action, illustration }: Props) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      {illustration}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  )
}
