import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { BatchOutcome } from './useBatch'

interface Props<Item> {
  /** Branch of the catalogue: pending, result. */
  texts: string
  progress: { done: number; total: number } | null
  outcome: BatchOutcome<Item> | null
  /** What an order is called. */
  nameOf: (item: Item) => string
  onAgain: () => void
  onClose: () => void
  /** What comes next for those that went. */
  next?: ReactNode
}

/** How far a batch is, and then of each order that did not go why; stays until it is closed. */
export function BatchResult<Item>(props: Props<Item>) {
  const { texts, progress, outcome, nameOf, onAgain, onClose, next } = props
  const translate = useTranslate()
  if (progress) {
    return (
      <div role="status">
        <Typography sx={{ mb: 0.5 }}>{translate(`${texts}.pending`, { ...progress })}</Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / progress.total}
          aria-label={translate(`${texts}.pending`, { ...progress })}
        />
      </div>
    )
  }
  if (!outcome) return null
  const { done, refused, unsent, failure } = outcome
  const rest = refused.length + unsent.length
  return (
    <Alert
      severity={rest === 0 ? 'success' : 'warning'}
      onClose={onClose}
      closeText={translate('order.batch.close')}
    >
      <AlertTitle>
        {translate(`${texts}.result`, {
          smart_count: done.length + rest,
          done: done.length,
          total: done.length + rest,
        })}
      </AlertTitle>
      {refused.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {refused.map(({ item, message }) => (
            <li key={nameOf(item)}>
              <strong>{nameOf(item)}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
      {unsent.length > 0 && (
        <p style={{ margin: 0 }}>
          {translate('order.batch.unsent', {
            message: failure ?? '',
            orders: unsent.map(nameOf).join(', '),
          })}
        </p>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        {done.length > 0 && next}
        {rest > 0 && (
          <Button variant="outlined" onClick={onAgain}>
            {translate('order.batch.again', { smart_count: rest })}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
